import { calendarDate, type CalendarDate } from '@portal/domain';

/** The api's own calendar day, in UTC. */
export const utcDay = (now: Date): CalendarDate => dayIn('UTC', now);

/**
 * The customer's today: the calendar day in the time zone that the request names (`X-Timezone`), else in the one that
 * they registered with, else in UTC. No money depends on it: a lease has a day of its own.
 */
export function customerToday(
  now: Date,
  request: { readonly timezone: string | null },
  account: { readonly timezone: string | null },
): CalendarDate {
  return dayIn(request.timezone ?? account.timezone ?? 'UTC', now);
}

/**
 * The calendar day in a time zone.
 *
 * @param timeZone an IANA name
 * @throws RangeError for a time zone that this machine does not know
 */
export function dayIn(timeZone: string, now: Date): CalendarDate {
  const calendar = calendarOf(timeZone);
  if (calendar === null) throw new RangeError(`There is no time zone ${timeZone}.`);
  const parts = calendar.formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = calendarDate(`${part('year')}-${part('month')}-${part('day')}`);
  if (day === null) throw new RangeError('The clock shows a day that is not in the calendar.');
  return day;
}

/**
 * The hour of the day in a time zone, from 0 to 23.
 *
 * @param timeZone an IANA name
 * @throws RangeError for a time zone that this machine does not know
 */
export const hourIn = (timeZone: string, now: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now));

/** Whether this machine knows a time zone of this name. */
export const isTimezone = (name: string) => calendarOf(name) !== null;

/** Formatters by time zone, because creating one takes longer than the rest of a request. A zone has many spellings. */
const calendars = new Map<string, Intl.DateTimeFormat | null>();
const mostCalendars = 1000;

function calendarOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = calendars.get(timeZone);
  if (known !== undefined) return known;
  if (calendars.size >= mostCalendars) calendars.clear();
  const made = makeCalendar(timeZone);
  calendars.set(timeZone, made);
  return made;
}

function makeCalendar(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  } catch {
    return null;
  }
}
