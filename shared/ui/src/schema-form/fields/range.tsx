import { RangeField } from '../../controls/range/range-field.tsx';
import { fieldProps, type SchemaFieldProps } from './schema-field-props.ts';

export function RangeInput(props: SchemaFieldProps<'range'>) {
  const { min, max, minSpan, maxSpan } = props.input;
  return <RangeField min={min} max={max} minSpan={minSpan} maxSpan={maxSpan} {...fieldProps(props)} />;
}
