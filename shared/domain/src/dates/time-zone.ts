import { calendarDate, getToday, type CalendarDate } from './calendar-date.ts';

// Creating a format takes longer than everything else here, and a list of leases asks for the same ones.
const formats = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a time zone that this machine does not know */
function formatIn(
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
  language = 'en',
): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options, language]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(`${language}-US`, { timeZone, ...options });
  formats.set(key, format);
  return format;
}

/** Whether this machine knows a time zone of this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(formatIn(name, day));
  } catch {
    return false;
  }
}

const day = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/**
 * Returns today in a time zone, such as a lease's: what its deadlines are compared with (OP-105).
 *
 * @param timeZone an IANA name; null for that of the machine that runs this
 */
export function getTodayIn(timeZone: string | null, now: Date = new Date()): CalendarDate {
  if (timeZone === null) return getToday(now);
  const parts = formatIn(timeZone, day).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return calendarDate(`${part('year')}-${part('month')}-${part('day')}`) ?? getToday(now);
}

/**
 * Returns the name of a time zone in a language, such as `Eastern Time`, where its clocks differ from those of the machine
 * that runs this; null where they agree, and for no zone (OP-105).
 *
 * @param language a BCP 47 tag without a region
 */
export function otherTimeZone(
  timeZone: string | null,
  language: string,
  now: Date = new Date(),
): string | null {
  if (timeZone === null || offsetOf(timeZone, now) === offsetOf(undefined, now)) return null;
  return partOf(timeZone, now, 'longGeneric', language);
}

const offsetOf = (timeZone: string | undefined, now: Date) => partOf(timeZone, now, 'longOffset');

function partOf(
  timeZone: string | undefined,
  now: Date,
  timeZoneName: 'longGeneric' | 'longOffset',
  language = 'en',
): string {
  const parts = formatIn(timeZone, { timeZoneName }, language).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
