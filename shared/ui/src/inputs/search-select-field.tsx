import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';
import type { FieldProps, InputProps } from './input-props.ts';

export type SearchSelectFieldProps<Value extends string> = FieldProps &
  Omit<SearchSelectProps<Value>, keyof InputProps<Value>>;

/** One of many found by typing, in the form. */
export function SearchSelectField<Value extends string>({
  name,
  label,
  help,
  optional = false,
  ...rest
}: SearchSelectFieldProps<Value>) {
  const field = useFormField<Value>({ name, label, choice: true });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <SearchSelect
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
