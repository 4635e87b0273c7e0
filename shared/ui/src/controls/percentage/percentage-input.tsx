import { DecimalInput, type DecimalInputProps } from '../number/decimal-input.tsx';

/** Places that the point moves between a fraction and its percent. */
export const percentPlaces = 2;

export const percentSign = (
  <span css={{ paddingInline: 10, color: 'var(--ink-2)', pointerEvents: 'none' }}>%</span>
);

/** A fraction shown as percent: 0.07 as 7 (UI-34 to 36). `min` and `max` are fractions, `step` is percent. */
export function PercentageInput(props: Omit<DecimalInputProps, 'places' | 'trailing'>) {
  return <DecimalInput places={percentPlaces} trailing={percentSign} {...props} />;
}
