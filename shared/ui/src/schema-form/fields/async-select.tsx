import { useField } from 'react-final-form';
import { AsyncSelectField } from '../../controls/async-select/async-select-field.tsx';
import { UnusableInput } from './unusable-input.tsx';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';
import { useSourceSearch } from './use-source-search.ts';

export function AsyncSelectInput(props: SchemaFieldProps<'async_select'>) {
  const { source, options, placeholder } = props.input;
  const search = useSourceSearch(props.ports, source);
  const { input } = useField<string | undefined>(props.name, { subscription: { value: true } });
  if (!search) return <UnusableInput input={props.input} />;
  return (
    <AsyncSelectField
      search={search}
      initialOption={options?.find(({ value }) => value === input.value)}
      placeholder={placeholder}
      {...fieldProps(props)}
    />
  );
}
