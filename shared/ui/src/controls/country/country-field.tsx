import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import { Country, type CountryProps } from './country.tsx';
import type { FieldProps, InputProps } from '../../form/input-props.ts';

type CountryFieldProps = FieldProps & Omit<CountryProps, keyof InputProps<string>>;

/** A country by its ISO 3166-1 alpha-2 code, in the form. */
export function CountryField({ name, label, help, optional, ...rest }: CountryFieldProps) {
  const { frame, input } = useFramedField<string>({ name, label, help, optional, choice: true });
  return (
    <FieldFrame {...frame}>
      <Country {...input} {...rest} />
    </FieldFrame>
  );
}
