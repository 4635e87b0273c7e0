import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { AsyncSelect, type AsyncSelectProps } from './async-select.tsx';
import type { FieldProps, InputProps } from './input-props.ts';

export type AsyncSelectFieldProps<Value extends string> = FieldProps &
  Omit<AsyncSelectProps<Value>, keyof InputProps<Value>>;

/** One of many that a server searches, in the form. */
export function AsyncSelectField<Value extends string>({
  name,
  label,
  help,
  optional = false,
  ...rest
}: AsyncSelectFieldProps<Value>) {
  const field = useFormField<Value>({ name, label, choice: true });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <AsyncSelect
        id={field.id}
        value={field.value}
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
