import { MultiselectField } from '../../controls/multiselect/multiselect-field.tsx';
import { UnusableInput } from './unusable-input.tsx';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';
import { useSourceSearch } from './use-source-search.ts';

export function MultiselectInput(props: SchemaFieldProps<'multiselect'>) {
  const { source, options, max, placeholder } = props.input;
  const search = useSourceSearch(props.ports, source);
  const limits = { max, placeholder };
  if (search) {
    return <MultiselectField search={search} initialOptions={options} {...limits} {...fieldProps(props)} />;
  }
  if (source !== undefined || options === undefined) return <UnusableInput input={props.input} />;
  return <MultiselectField options={options} {...limits} {...fieldProps(props)} />;
}
