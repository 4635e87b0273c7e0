import { calendarDate, type CalendarDate } from '@portal/domain';

/** The api's own day, in UTC. */
export const utcDay = (now: Date): CalendarDate => dayIn('UTC', now);

/**
 * What a customer calls today: the day in the zone that the request names (`X-Timezone`), else the one that
 * they registered with, else UTC.
 */
export function customerDay(
  now: Date,
  request: { readonly timezone: string | null },
  account: { readonly timezone: string | null },
): CalendarDate {
  return dayIn(request.timezone ?? account.timezone ?? 'UTC', now);
}

function dayIn(timeZone: string, now: Date): CalendarDate {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  const day = calendarDate(`${part('year')}-${part('month')}-${part('day')}`);
  if (day === null) throw new RangeError('The clock shows no day of the calendar.');
  return day;
}

/** Whether a client may name this zone: only what this machine's calendar knows. */
export function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
