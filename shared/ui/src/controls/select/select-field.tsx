import type { FieldProps } from '../../form/input-props.ts';
import { FieldFrame } from '../../form/field-frame.tsx';
import { Select, type SelectProps } from './select.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';

interface SelectFieldProps<Value extends string>
  extends FieldProps, Pick<SelectProps<Value>, 'options' | 'placeholder'> {}

/** A field of the form to select one option. */
export function SelectField<Value extends string>({
  name,
  label,
  help,
  optional,
  disabled,
  ...rest
}: SelectFieldProps<Value>) {
  const { frame, input } = useFramedField<Value>({ name, label, help, optional, disabled, choice: true });
  return (
    <FieldFrame {...frame}>
      <Select {...input} name={name} {...rest} />
    </FieldFrame>
  );
}
