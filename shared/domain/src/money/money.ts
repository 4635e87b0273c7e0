import { cents, type Cents } from './cents.ts';

const decimal = /^([+-]?)(\d+)(?:\.(\d{1,2})0*)?$/;
const groups = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/**
 * Reads US dollars, `84.2` or `'84.20'`, exactly: by their decimal text, never by float arithmetic.
 * Null for anything else: a fraction of a cent, an exponent, NaN, infinity, more than arithmetic keeps exact.
 */
export function parseMoney(dollars: string | number): Cents | null {
  const match = decimal.exec(String(dollars).trim());
  if (!match) return null;
  const [, sign, whole = '', fraction = ''] = match;
  const amount = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return null;
  return cents(sign === '-' ? -amount : amount);
}

/** Reads what a customer typed: as `parseMoney`, also with a dollar sign and with commas between thousands. */
export function parseTypedMoney(text: string): Cents | null {
  const typed = text.trim().replace(/^\$\s*/, '');
  if (typed.includes(',') && !/^\d{1,3}(,\d{3})+(\.\d*)?$/.test(typed)) return null;
  return parseMoney(typed.replaceAll(',', ''));
}

/** Dollars for the wire: the number whose JSON text is the exact decimal. */
export function toDecimal(amount: Cents): number {
  return amount / 100;
}

/** The two parts of an amount that is drawn with raised cents: `{ whole: '$1,084', cents: '20' }`. */
export function splitMoney(amount: Cents): { readonly whole: string; readonly cents: string } {
  const size = Math.abs(amount);
  const rest = size % 100;
  return {
    whole: `${amount < 0 ? '-' : ''}$${groups.format((size - rest) / 100)}`,
    cents: String(rest).padStart(2, '0'),
  };
}

/** US dollars in en-US, the portal's one currency: `$1,084.20` (SHARED-67). */
export function formatMoney(amount: Cents): string {
  const { whole, cents: rest } = splitMoney(amount);
  return `${whole}.${rest}`;
}
