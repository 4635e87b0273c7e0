import { latinDigits } from '../text-field/latin-digits.ts';

export type MaskedType = 'ssn' | 'routing' | 'account';

interface MaskedForm {
  readonly signs: RegExp;
  readonly longest: number;
}

const forms: Record<MaskedType, MaskedForm> = {
  ssn: { signs: /[^\d-]/g, longest: 11 },
  routing: { signs: /\D/g, longest: 9 },
  account: { signs: /[^\d-]/g, longest: 20 },
};

/** Removes what can't be in such a number: all but digits and, except in a routing number, dashes. */
export function cleanMasked(type: MaskedType, text: string): string {
  const { signs, longest } = forms[type];
  return latinDigits(text).replace(signs, '').slice(0, longest);
}

/** Masks all digits but the last four, or all digits of a number with four or fewer; keeps the length. */
export function maskText(text: string): string {
  const digits = text.replace(/\D/g, '').length;
  let left = digits > 4 ? digits - 4 : digits;
  return text.replace(/\d/g, (digit) => {
    left -= 1;
    return left >= 0 ? '•' : digit;
  });
}
