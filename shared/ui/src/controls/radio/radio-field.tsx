import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import type { FieldProps } from '../../form/input-props.ts';
import { RadioOptions, type RadioOptionsProps } from './radio-options.tsx';

interface RadioFieldProps<Value extends string>
  extends FieldProps, Pick<RadioOptionsProps<Value>, 'options' | 'direction'> {}

/** A field of the form to select one of a few options; its value is the selected option's. */
export function RadioField<Value extends string>({
  name,
  label,
  help,
  optional,
  disabled,
  ...rest
}: RadioFieldProps<Value>) {
  const { frame, input } = useFramedField<Value>({ name, label, help, optional, disabled, choice: true });
  return (
    <FieldFrame {...frame} group>
      <RadioOptions {...input} {...rest} />
    </FieldFrame>
  );
}
