import { latinDigits } from '../text-field/latin-digits.ts';

/** A typed text as a day, or why it is not a day. */
type TypedDate =
  | { readonly type: 'empty' }
  /** 'YYYY-MM-DD'. */
  | { readonly type: 'date'; readonly date: string }
  /** A complete date that does not exist: 02/30. */
  | { readonly type: 'no-day' }
  | { readonly type: 'incomplete' };

const two = (part: string) => part.padStart(2, '0');

function dayOf(year: string, month: string, day: string): TypedDate {
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const there = Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last;
  return there && Number(year) >= 1000
    ? { type: 'date', date: `${year}-${two(month)}-${two(day)}` }
    : { type: 'no-day' };
}

/** Parses MM/DD/YYYY and YYYY-MM-DD, also without leading zeros; never moves to another day. */
export function readDate(text: string): TypedDate {
  const bare = text.trim();
  if (bare === '') return { type: 'empty' };
  const shown = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(bare);
  if (shown) return dayOf(shown[3] ?? '', shown[1] ?? '', shown[2] ?? '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  return iso ? dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '') : { type: 'incomplete' };
}

/** Formats 'YYYY-MM-DD' as MM/DD/YYYY; returns anything else as it is. */
export function shownDate(date: string): string {
  return isDate(date) ? `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}` : date;
}

/** Returns whether a text is an existing day as 'YYYY-MM-DD'. */
export function isDate(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  return readDate(text).type === 'date';
}

const isoSoFar = /^\d{4}-\d{0,2}(?:-\d{0,2})?$/;
const endsPart = /^(?:(?:0\d|1[0-2])|\d{1,2}\/\d{2})$/;

/**
 * Adds the slashes after month and day while the customer types, and to a pasted text without any. Dashes stay where
 * the text may become YYYY-MM-DD, so no slash is added after a 20; elsewhere a dash becomes a slash.
 */
export function withSlashes(text: string, before: string): string {
  const signs = latinDigits(text).replace(/[^\d/-]/g, '');
  const iso = signs.slice(0, 10);
  if (isoSoFar.test(iso)) return iso;
  const clean = signs
    .replaceAll('-', '/')
    .replace(/\/{2,}/g, '/')
    .slice(0, 10);
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(clean);
  if (digits) return digits.slice(1).join('/');
  const typedOn = clean.length > before.length && clean.startsWith(before);
  return typedOn && endsPart.test(clean) ? `${clean}/` : clean;
}
