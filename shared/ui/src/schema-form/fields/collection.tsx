import { CollectionField } from '../../controls/collection/collection-field.tsx';
import { fieldValuesOf } from '../field-values.ts';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

export function CollectionInput(props: SchemaFieldProps<'collection'>) {
  const { inputs, minItems, maxItems, itemLabel } = props.input;
  return (
    <CollectionField
      min={minItems}
      max={maxItems}
      itemLabel={itemLabel}
      newItem={fieldValuesOf(inputs, {})}
      {...fieldProps(props)}
      optional={!props.input.required && (minItems ?? 0) === 0}
    >
      {(item) => props.draw(inputs, item)}
    </CollectionField>
  );
}
