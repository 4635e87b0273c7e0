import { FieldFrame } from '../../form/field-frame.tsx';
import { useFramedField } from '../../form/use-framed-field.ts';
import { Country, type CountryProps } from './country.tsx';
import type { FieldProps, InputProps } from '../../form/input-props.ts';

type CountryFieldProps = FieldProps & Omit<CountryProps, keyof InputProps<string>>;

/** A field of the form for a country; its value is the ISO 3166-1 alpha-2 code. */
export function CountryField({ name, label, help, optional, disabled, ...rest }: CountryFieldProps) {
  const { frame, input } = useFramedField<string>({ name, label, help, optional, disabled, choice: true });
  return (
    <FieldFrame {...frame}>
      <Country {...input} {...rest} />
    </FieldFrame>
  );
}
