import { FieldFrame } from '../form/field-frame.tsx';
import { useFormField } from '../form/use-form-field.ts';
import { Country, type CountryProps } from './country.tsx';
import type { FieldProps, InputProps } from './input-props.ts';

export type CountryFieldProps = FieldProps & Omit<CountryProps, keyof InputProps<string>>;

/** A country by its ISO 3166-1 alpha-2 code, in the form. */
export function CountryField({ name, label, help, optional = false, ...rest }: CountryFieldProps) {
  const field = useFormField<string>({ name, label, choice: true });
  return (
    <FieldFrame id={field.id} label={label} help={help} error={field.error} optional={optional}>
      <Country
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
