import { isTimeZone } from '../dates/time-zone.ts';

/** Days as `Date` counts them, 0 is Sunday; hours of the day, the closing hour excluded. */
interface SupportHours {
  readonly key: 'weekdays' | 'saturday' | 'sunday';
  readonly days: readonly number[];
  readonly opens: number;
  readonly closes: number;
}

/** Monday-Friday 9 AM-8 PM, Saturday 10 AM-8 PM, Sunday 1 PM-7 PM (SUP-18). */
export const supportHours: readonly SupportHours[] = [
  { key: 'weekdays', days: [1, 2, 3, 4, 5], opens: 9, closes: 20 },
  { key: 'saturday', days: [6], opens: 10, closes: 20 },
  { key: 'sunday', days: [0], opens: 13, closes: 19 },
];

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/**
 * Whether support is open at a moment; null when this machine does not know the time zone.
 * @param timeZone the company's time zone, an IANA name; the customer's does not matter
 */
export function isOpenAt(moment: Date, timeZone: string): boolean | null {
  if (!isTimeZone(timeZone)) return null;
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  const day = weekdays.indexOf(part('weekday'));
  const hour = Number(part('hour'));
  return supportHours.some(({ days, opens, closes }) => days.includes(day) && hour >= opens && hour < closes);
}
