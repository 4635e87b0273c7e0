import moment from 'moment';
import { partsOf, type CalendarDate } from './calendar-date.ts';

// Kept out of calendar-date.ts so that a bundle that writes no month names does not include moment.

/** Writes the default form of a date: `Friday, December 4, 2026` (SHARED-68). */
export function formatLongDate(date: CalendarDate): string {
  return format(date, 'dddd, MMMM D, YYYY');
}

/** Writes `Fri, Dec 4, 2026`. */
export function formatMediumDate(date: CalendarDate): string {
  return format(date, 'ddd, MMM D, YYYY');
}

/** Writes `Dec 4`. */
export function formatDayMonth(date: CalendarDate): string {
  return format(date, 'MMM D');
}

/** Writes `Friday, December 4`, with the year when it is not the year of `today`. */
export function formatDueDate(date: CalendarDate, today: CalendarDate): string {
  return format(date, date.slice(0, 4) === today.slice(0, 4) ? 'dddd, MMMM D' : 'dddd, MMMM D, YYYY');
}

/** Writes `December 2026`. */
export function formatMonth(date: CalendarDate): string {
  return format(date, 'MMMM YYYY');
}

/** Writes `Dec`. */
export function formatShortMonth(date: CalendarDate): string {
  return format(date, 'MMM');
}

// UTC has no daylight saving, so no day lacks the hour that moment sets.
function format(date: CalendarDate, form: string): string {
  const [year, month, day] = partsOf(date);
  return moment.utc([year, month - 1, day]).format(form);
}
