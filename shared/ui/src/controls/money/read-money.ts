import { latinDigits } from '../text-field/latin-digits.ts';

/** What typed text says: integer cents, or why it is no amount. */
type TypedMoney =
  | { readonly kind: 'empty' }
  | { readonly kind: 'amount'; readonly cents: number }
  /** More than two decimals; `nearest` is the text cut to two. */
  | { readonly kind: 'fraction'; readonly nearest: string }
  | { readonly kind: 'unreadable' };

const shape = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

/** Reads what people type for dollars: `84.2`, `$1,200`, `84.20 `; never rounds. */
export function readMoney(text: string): TypedMoney {
  const bare = latinDigits(text).replace(/[\s$]/g, '');
  if (bare === '') return { kind: 'empty' };
  const match = shape.exec(bare);
  const decimals = match?.[1] ?? '';
  const whole = bare.split('.')[0]?.replaceAll(',', '') ?? '';
  if (!match || (whole === '' && decimals === '')) return { kind: 'unreadable' };
  if (decimals.length > 2) return { kind: 'fraction', nearest: `${whole || '0'}.${decimals.slice(0, 2)}` };
  const cents = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) ? { kind: 'amount', cents } : { kind: 'unreadable' };
}
