import { withoutThousandsCommas } from './without-thousands-commas.ts';

/** A typed text as a number, or why it is not a number. */
type TypedDecimal =
  | { readonly type: 'empty' }
  | { readonly type: 'number'; readonly value: number }
  /** More digits than a number holds: it would become another number. */
  | { readonly type: 'too-long' }
  | { readonly type: 'unreadable' };

const readable = /^-?(?:\d+\.?\d*|\.\d+)$/;

/** Writes every digit of a number, without an exponent: 1e-7 is `0.0000001`. */
function plainText(value: number): string {
  const [digits = '', exponent] = String(value).split('e');
  return exponent === undefined ? digits : shiftPoint(digits, Number(exponent));
}

/** Moves the decimal point of a text to the right, or to the left. It calculates no digit, so it invents none. */
function shiftPoint(text: string, places: number): string {
  const sign = text.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const point = whole.length + places;
  const digits = (whole + fraction)
    .padEnd(point, '0')
    .padStart((whole + fraction).length - Math.min(0, point), '0');
  const at = Math.max(0, point);
  const left = digits.slice(0, at).replace(/^0+(?=\d)/, '') || '0';
  const right = digits.slice(at).replace(/0+$/, '');
  const shifted = right === '' ? left : `${left}.${right}`;
  return shifted === '0' ? '0' : sign + shifted;
}

/** Formats a number for the box: with `places` 2 a fraction as percent, 0.07 as `7` (UI-35). */
export function decimalText(value: number, places = 0): string {
  return Number.isFinite(value) ? shiftPoint(plainText(value), places) : '';
}

/** Parses a typed text: with `places` 2 percent as a fraction, `7` as 0.07 (UI-36). Never rounds. */
export function readDecimal(text: string, places = 0): TypedDecimal {
  const bare = withoutThousandsCommas(text.trim());
  if (bare === '') return { type: 'empty' };
  if (!readable.test(bare)) return { type: 'unreadable' };
  const exact = shiftPoint(bare, -places);
  const value = Number(exact);
  return decimalText(value) === exact ? { type: 'number', value } : { type: 'too-long' };
}

/** Adds two numbers given as texts, with every digit; as numbers, 0.1 and 0.2 are not 0.3. */
export function addDecimals(one: string, other: string): string {
  const places = Math.max(...[one, other].map((text) => text.split('.')[1]?.length ?? 0));
  const scaled = (text: string) => BigInt(shiftPoint(text, places));
  return shiftPoint(String(scaled(one) + scaled(other)), -places);
}
