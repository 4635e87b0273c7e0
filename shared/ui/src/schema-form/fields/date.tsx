import { DateField } from '../../controls/date/date-field.tsx';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

export const DateInput = (props: SchemaFieldProps<'date'>) => (
  <DateField min={props.input.min} max={props.input.max} {...fieldProps(props)} />
);
