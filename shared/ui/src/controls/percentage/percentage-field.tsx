import { DecimalField, type DecimalFieldProps } from '../number/decimal-field.tsx';
import { percentPlaces, percentSign } from './percentage-input.tsx';

type PercentageFieldProps = Omit<DecimalFieldProps, 'places' | 'unit' | 'leading' | 'trailing'>;

/**
 * A field of the form for a percentage: the customer types 7, the value is 0.07 (UI-34 to 36). Limits are fractions.
 */
export function PercentageField(props: PercentageFieldProps) {
  return <DecimalField places={percentPlaces} unit="%" trailing={percentSign} {...props} />;
}
