import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import type { FieldProps } from './input-props.ts';
import { RadioOptions, type RadioOptionsProps } from './radio-options.tsx';

interface RadioFieldProps<Value extends string>
  extends FieldProps, Pick<RadioOptionsProps<Value>, 'options' | 'direction'> {}

/** The form's value is that of the chosen option. */
export function RadioField<Value extends string>({
  name,
  label,
  help,
  optional = false,
  ...rest
}: RadioFieldProps<Value>) {
  const field = useFormField<Value>({ name, label, choice: true });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional} group>
      <RadioOptions
        id={field.id}
        value={field.value ?? undefined}
        onChange={field.change}
        onBlur={field.blur}
        required={!optional}
        error={field.error}
        help={help}
        {...rest}
      />
    </FieldFrame>
  );
}
