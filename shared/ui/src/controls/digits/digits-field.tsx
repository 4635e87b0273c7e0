import { latinDigits } from '../text-field/latin-digits.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

interface DigitsFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'clean' | 'autoCapitalize' | 'maxLength'
> {
  /** At most this many digits; any number by default. */
  readonly length?: number | undefined;
  /** The code comes in a message, from which phones offer it. */
  readonly oneTimeCode?: boolean;
}

/** A field for digits only (UI-33); one box, so that a pasted "123 456" works. */
export function DigitsField({ length, oneTimeCode = false, ...rest }: DigitsFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      clean={(text) => latinDigits(text).replace(/\D/g, '').slice(0, length)}
      {...(oneTimeCode ? { autoComplete: 'one-time-code', secret: true } : {})}
      {...rest}
    />
  );
}
