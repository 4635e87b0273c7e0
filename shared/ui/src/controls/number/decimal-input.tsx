import type { KeyboardEvent, ReactNode } from 'react';
import { latinDigits } from '../text-field/latin-digits.ts';
import { TextInput } from '../text-field/text-input.tsx';
import { useTypedText } from '../text-field/use-typed-text.ts';
import { addDecimals, decimalText, readDecimal } from './decimal-text.ts';
import type { InputProps } from '../../form/input-props.ts';

/**
 * A number; while the text can't be parsed, or has more digits than a number holds, the value is that text, which every
 * struct of numbers rejects.
 */
export type DecimalValue = number | string;

export interface DecimalInputProps extends InputProps<DecimalValue> {
  readonly name?: string | undefined;
  /** By how many places the decimal point is further right in the text than in the value: 2 for percent. */
  readonly places?: number | undefined;
  /** What the arrow keys add, as it is shown; 1 by default. */
  readonly step?: number | undefined;
  /** Limits of the value, not of the text. The arrow keys stop there. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
}

const arabicPoint = '\u066b';
const arabicComma = '\u060c';

/**
 * A number as people type it. The library's number field is not used because it reports its value only when the box is
 * left, so a submit would stay disabled although the last field is complete.
 */
export function DecimalInput({
  value,
  onChange,
  onBlur,
  onFocus,
  places = 0,
  step = 1,
  min = -Infinity,
  max = Infinity,
  ...rest
}: DecimalInputProps) {
  const written = typeof value === 'number' ? decimalText(value, places) : (value ?? '');
  const { text, setTyped, ...events } = useTypedText(written, { onFocus, onBlur });

  const change = (next: string) => {
    setTyped(next);
    const read = readDecimal(next, places);
    onChange(read.type === 'number' ? read.value : read.type === 'empty' ? undefined : next);
  };
  const stepBy = (event: KeyboardEvent, direction: 1 | -1) => {
    event.preventDefault();
    // The customer corrects what can't be parsed; it is not overwritten.
    if (typeof value === 'string') return;
    const shown = (value === undefined ? '' : decimalText(value, places)) || '0';
    const read = readDecimal(addDecimals(shown, decimalText(direction * step)), places);
    if (read.type !== 'number') return;
    const next = Math.max(min, Math.min(read.value, max));
    setTyped(decimalText(next, places));
    onChange(next);
  };

  return (
    <TextInput
      // The decimal keypad of an iPhone has no minus.
      inputMode={min >= 0 ? 'decimal' : 'text'}
      dir="ltr"
      autoComplete="off"
      value={text}
      // UI-34: accepts digits, dot and minus. A comma stays as well, because 7,5 would become 75 without it.
      onChange={(next) =>
        change(
          latinDigits(next)
            .replaceAll(arabicPoint, '.')
            .replaceAll(arabicComma, ',')
            .replace(/[^\d.,-]/g, ''),
        )
      }
      onKeyDown={(event) => {
        if (event.key === 'ArrowUp') stepBy(event, 1);
        if (event.key === 'ArrowDown') stepBy(event, -1);
      }}
      {...events}
      css={{ maxWidth: 280 }}
      {...rest}
    />
  );
}
