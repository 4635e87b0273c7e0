import { SelectField } from '../../controls/select/select-field.tsx';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

export function SelectInput(props: SchemaFieldProps<'select'>) {
  const { options, placeholder } = props.input;
  return <SelectField options={options} {...(placeholder ? { placeholder } : {})} {...fieldProps(props)} />;
}
