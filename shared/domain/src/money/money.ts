import { cents, type Cents } from './cents.ts';

const decimal = /^([+-]?)(\d+)(?:\.(\d{1,2})0*)?$/;
const thousands = /\B(?=(?:\d{3})+$)/g;

/**
 * Reads US dollars, `84.2` or `'84.20'`, exactly: from their decimal text, never by float arithmetic.
 * Returns null for anything else: a fraction of a cent, an exponent, NaN, infinity, more than a safe integer of cents.
 */
export function parseMoney(dollars: string | number): Cents | null {
  const match = decimal.exec(String(dollars).trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return null;
  return cents(sign === '-' ? -amount : amount);
}

/** Returns dollars for the wire: the number whose JSON text is the exact decimal. */
export function toDecimal(amount: Cents): number {
  return amount / 100;
}

/** Splits an amount that is shown with raised cents: `{ whole: '$1,084', cents: '20' }`. */
export function splitMoney(amount: Cents): { readonly whole: string; readonly cents: string } {
  const size = Math.abs(amount);
  const rest = size % 100;
  // Not by Intl: its first format costs a phone 40 ms, and every page would pay for it at its start.
  const whole = String((size - rest) / 100).replaceAll(thousands, ',');
  return {
    whole: `${amount < 0 ? '-' : ''}$${whole}`,
    cents: String(rest).padStart(2, '0'),
  };
}

/** Writes US dollars, the portal's only currency, as `$1,084.20` (SHARED-67). */
export function formatMoney(amount: Cents): string {
  const { whole, cents: rest } = splitMoney(amount);
  return `${whole}.${rest}`;
}
