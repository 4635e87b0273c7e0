import { calendarDate, getToday, type CalendarDate } from './calendar-date.ts';

/** Whether this machine knows a time zone of this IANA name. */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-US', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * Returns today in a time zone, such as a lease's: what its deadlines are compared with (OP-105).
 *
 * @param timeZone an IANA name; null for that of the machine that runs this
 */
export function getTodayIn(timeZone: string | null, now: Date = new Date()): CalendarDate {
  if (timeZone === null) return getToday(now);
  const calendar = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = calendar.formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return calendarDate(`${part('year')}-${part('month')}-${part('day')}`) ?? getToday(now);
}

/**
 * Returns the name of a time zone, such as `Eastern Time`, where its clocks differ from those of the machine that runs
 * this; null where they agree, and for no zone (OP-105).
 */
export function otherTimeZone(timeZone: string | null, now: Date = new Date()): string | null {
  if (timeZone === null || offsetOf(timeZone, now) === offsetOf(undefined, now)) return null;
  return partOf(timeZone, now, 'longGeneric');
}

const offsetOf = (timeZone: string | undefined, now: Date) => partOf(timeZone, now, 'longOffset');

function partOf(timeZone: string | undefined, now: Date, timeZoneName: 'longGeneric' | 'longOffset'): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName }).formatToParts(now);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
