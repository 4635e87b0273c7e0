import { latinDigits } from '../text-field/latin-digits.ts';

/** Returns the digits of a local number, without the leading 1 of the country in a pasted one. */
export function localDigits(text: string): string {
  const digits = latinDigits(text).replace(/\D/g, '');
  return (digits.length > 10 && digits.startsWith('1') ? digits.slice(1) : digits).slice(0, 10);
}

/**
 * Formats digits as `(123) 456-7890`, as far as there are any (UI-19). No sign follows the last digit, because it could
 * not be deleted.
 */
export function localPhoneText(text: string): string {
  const digits = localDigits(text);
  if (digits === '') return '';
  const area = `(${digits.slice(0, 3)}`;
  if (digits.length <= 3) return area;
  const office = `${area}) ${digits.slice(3, 6)}`;
  return digits.length <= 6 ? office : `${office}-${digits.slice(6)}`;
}

/** Returns the caret's position in `formatted` after `count` digits. */
export function caretAfter(formatted: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (const [at, sign] of [...formatted].entries()) {
    if (/\d/.test(sign)) seen += 1;
    if (seen === count) return at + 1;
  }
  return formatted.length;
}
