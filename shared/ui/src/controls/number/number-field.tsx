import { DecimalField, type DecimalFieldProps } from './decimal-field.tsx';

type NumberFieldProps = Omit<DecimalFieldProps, 'places' | 'unit'>;

/** The form's value is a number. Up and Down add and take away a step. */
export function NumberField(props: NumberFieldProps) {
  return <DecimalField {...props} />;
}
