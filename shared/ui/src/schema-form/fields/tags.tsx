import { TagsField } from '../../controls/tags/tags-field.tsx';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

export function TagsInput(props: SchemaFieldProps<'tags'>) {
  const { limit, options, placeholder } = props.input;
  const suggestions = options?.map(({ text }) => text);
  return (
    <TagsField limit={limit} suggestions={suggestions} placeholder={placeholder} {...fieldProps(props)} />
  );
}
