import { withoutThousandsCommas } from '../number/without-thousands-commas.ts';
import { latinDigits } from '../text-field/latin-digits.ts';

/** A typed text as integer cents, or why it is not an amount. */
type TypedMoney =
  | { readonly type: 'empty' }
  | { readonly type: 'amount'; readonly cents: number }
  /** More than two decimals; `nearest` is the text cut to two. */
  | { readonly type: 'fraction'; readonly nearest: string }
  | { readonly type: 'unreadable' };

const shape = /^(\d*)(?:\.(\d*))?$/;

/** Parses dollars as people type them: `84.2`, `$1,200`, `84.20 `; never rounds. */
export function readMoney(text: string): TypedMoney {
  const bare = withoutThousandsCommas(latinDigits(text).replace(/[\s$]/g, ''));
  if (bare === '') return { type: 'empty' };
  const [, whole = '', decimals = ''] = shape.exec(bare) ?? [];
  if (whole === '' && decimals === '') return { type: 'unreadable' };
  if (decimals.length > 2) return { type: 'fraction', nearest: `${whole || '0'}.${decimals.slice(0, 2)}` };
  const cents = Number(`${whole}${decimals.padEnd(2, '0')}`);
  return Number.isSafeInteger(cents) ? { type: 'amount', cents } : { type: 'unreadable' };
}
