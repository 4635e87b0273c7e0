import { CountryField } from '../../controls/country/country-field.tsx';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

export const CountryInput = (props: SchemaFieldProps<'country'>) => (
  <CountryField
    locate={props.ports.locateCountry}
    placeholder={props.input.placeholder}
    {...fieldProps(props)}
  />
);
