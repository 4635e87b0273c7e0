import { latinDigits } from '../text-field/latin-digits.ts';

/** What typed text says: a day, or why it is none. */
type TypedDate =
  | { readonly type: 'empty' }
  /** 'YYYY-MM-DD'. */
  | { readonly type: 'date'; readonly date: string }
  /** A whole date of a day that no calendar has: 02/30. */
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

/** Reads MM/DD/YYYY and YYYY-MM-DD, also without their zeros; never moves to another day. */
export function readDate(text: string): TypedDate {
  const bare = text.trim();
  if (bare === '') return { type: 'empty' };
  const shown = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(bare);
  if (shown) return dayOf(shown[3] ?? '', shown[1] ?? '', shown[2] ?? '');
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(bare);
  return iso ? dayOf(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '') : { type: 'incomplete' };
}

/** 'YYYY-MM-DD' as MM/DD/YYYY; anything else as it is. */
export function shownDate(date: string): string {
  return isDate(date) ? `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}` : date;
}

/** Whether a text is a day as 'YYYY-MM-DD'. */
export function isDate(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  return readDate(text).type === 'date';
}

const isoSoFar = /^\d{4}-\d{0,2}(?:-\d{0,2})?$/;
const endsPart = /^(?:(?:0\d|1[0-2])|\d{1,2}\/\d{2})$/;

/**
 * Adds the slashes after month and day while one types on, and what is pasted without any. Dashes stay where the text is
 * going to be YYYY-MM-DD, which is why no slash comes after a 20; elsewhere a dash is a slash.
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
