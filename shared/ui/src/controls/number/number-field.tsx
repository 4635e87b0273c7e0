import { DecimalField, type DecimalFieldProps } from './decimal-field.tsx';

type NumberFieldProps = Omit<DecimalFieldProps, 'places' | 'unit'>;

/** A field of the form for a number. ArrowUp and ArrowDown add and subtract a step. */
export function NumberField(props: NumberFieldProps) {
  return <DecimalField {...props} />;
}
