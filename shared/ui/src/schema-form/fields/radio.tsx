import { RadioField } from '../../controls/radio/radio-field.tsx';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

export const RadioInput = (props: SchemaFieldProps<'radio'>) => (
  <RadioField options={props.input.options} {...fieldProps(props)} />
);
