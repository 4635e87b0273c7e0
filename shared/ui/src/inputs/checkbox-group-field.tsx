import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { CheckboxOptions, type CheckboxOptionsProps } from './checkbox-options.tsx';
import type { FieldProps } from './input-props.ts';

interface CheckboxGroupFieldProps<Value extends string>
  extends FieldProps, Pick<CheckboxOptionsProps<Value>, 'options' | 'direction'> {}

/** The form's value is the list of the chosen options' values. */
export function CheckboxGroupField<Value extends string>({
  name,
  label,
  help,
  optional = false,
  ...rest
}: CheckboxGroupFieldProps<Value>) {
  const field = useFormField<readonly Value[]>({ name, label, choice: true });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional} group>
      <CheckboxOptions
        id={field.id}
        value={field.value ?? undefined}
        onChange={field.change}
        onBlur={field.blur}
        error={field.error}
        help={help}
        {...rest}
      />
    </FieldFrame>
  );
}
