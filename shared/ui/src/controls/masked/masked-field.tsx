import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { MaskedInput } from './masked-input.tsx';
import type { MaskedType } from './masked-text.ts';

interface MaskedFieldProps extends FieldProps {
  readonly type: MaskedType;
}

/** A field of the form for an SSN, routing or account number; its value is the digits and dashes (OP-64). */
export function MaskedField({ name, label, help, optional, disabled, ...rest }: MaskedFieldProps) {
  const { frame, input } = useFramedField<string>({ name, label, help, optional, disabled, secret: true });
  return (
    <FieldFrame {...frame}>
      <MaskedInput {...input} label={label} {...rest} />
    </FieldFrame>
  );
}
