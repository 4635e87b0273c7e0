import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { FieldProps } from './input-props.ts';
import { MaskedInput } from './masked-input.tsx';
import type { MaskedKind } from './masked-text.ts';

interface MaskedFieldProps extends FieldProps {
  readonly kind: MaskedKind;
}

/** SSN, routing or account number; the form's value is its digits and dashes (OP-64). */
export function MaskedField({ name, label, help, optional = false, ...rest }: MaskedFieldProps) {
  const field = useFormField<string>({ name, label });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <MaskedInput
        id={field.id}
        label={label}
        value={field.value ?? undefined}
        onChange={field.change}
        onBlur={field.blur}
        onFocus={field.focus}
        required={!optional}
        error={field.error}
        help={help}
        {...rest}
      />
    </FieldFrame>
  );
}
