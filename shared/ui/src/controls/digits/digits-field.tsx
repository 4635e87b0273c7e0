import { latinDigits } from '../text-field/latin-digits.ts';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

interface DigitsFieldProps extends Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'clean' | 'autoCapitalize' | 'maxLength'
> {
  /** At most so many digits; as many as one likes unless told. */
  readonly length?: number | undefined;
  /** A code that was sent: phones offer it from the message. */
  readonly oneTimeCode?: boolean;
}

/** Digits only (UI-33), in one box, so that a pasted "123 456" works. */
export function DigitsField({ length, oneTimeCode = false, ...rest }: DigitsFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      clean={(text) => latinDigits(text).replace(/\D/g, '').slice(0, length)}
      {...(oneTimeCode ? { autoComplete: 'one-time-code' } : {})}
      {...rest}
    />
  );
}
