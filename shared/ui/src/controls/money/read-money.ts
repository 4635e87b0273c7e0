import { latinDigits } from '../text-field/latin-digits.ts';

/** A typed text as integer cents, or why it is not an amount. */
type TypedMoney =
  | { readonly type: 'empty' }
  | { readonly type: 'amount'; readonly cents: number }
  /** More than two decimals; `nearest` is the text cut to two. */
  | { readonly type: 'fraction'; readonly nearest: string }
  | { readonly type: 'unreadable' };

const shape = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.(\d*))?$/;

/** Parses dollars as people type them: `84.2`, `$1,200`, `84.20 `; never rounds. */
export function readMoney(text: string): TypedMoney {
  const bare = latinDigits(text).replace(/[\s$]/g, '');
  if (bare === '') return { type: 'empty' };
  const match = shape.exec(bare);
  const decimals = match?.[1] ?? '';
  const whole = bare.split('.')[0]?.replaceAll(',', '') ?? '';
  if (!match || (whole === '' && decimals === '')) return { type: 'unreadable' };
  if (decimals.length > 2) return { type: 'fraction', nearest: `${whole || '0'}.${decimals.slice(0, 2)}` };
  const cents = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) ? { type: 'amount', cents } : { type: 'unreadable' };
}
