import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Select, type SelectOption } from './select.tsx';
import { useFormField } from './use-form-field.ts';

interface SelectFieldProps<Value extends string> {
  readonly name: string;
  readonly label: string;
  readonly options: readonly SelectOption<Value>[];
  readonly placeholder?: string | undefined;
  readonly help?: ReactNode;
  readonly optional?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** One of many, in the form. */
export function SelectField<Value extends string>({
  name,
  label,
  options,
  help,
  optional = false,
  ...rest
}: SelectFieldProps<Value>) {
  const field = useFormField<Value>({ name, label, choice: true });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <Select
        id={field.id}
        name={name}
        value={field.value}
        onChange={field.change}
        onBlur={field.blur}
        options={options}
        required={!optional}
        error={field.error}
        help={help}
        {...rest}
      />
    </FieldFrame>
  );
}
