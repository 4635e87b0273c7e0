import moment from 'moment';
import { partsOf, type CalendarDate } from './calendar-date.ts';

// Apart from calendar-date.ts, so that a bundle that spells no month carries no moment.

/** The default form of a date: `Friday, December 4, 2026` (SHARED-68). */
export function formatLongDate(date: CalendarDate): string {
  return format(date, 'dddd, MMMM D, YYYY');
}

/** `Fri, Dec 4, 2026` */
export function formatMediumDate(date: CalendarDate): string {
  return format(date, 'ddd, MMM D, YYYY');
}

/** `Dec 4` */
export function formatDayMonth(date: CalendarDate): string {
  return format(date, 'MMM D');
}

/** `Friday, December 4`; with the year when it is not the year of `today`. */
export function formatDueDate(date: CalendarDate, today: CalendarDate): string {
  return format(date, date.slice(0, 4) === today.slice(0, 4) ? 'dddd, MMMM D' : 'dddd, MMMM D, YYYY');
}

/** `December 2026` */
export function formatMonth(date: CalendarDate): string {
  return format(date, 'MMMM YYYY');
}

/** `Dec` */
export function formatShortMonth(date: CalendarDate): string {
  return format(date, 'MMM');
}

// A zone without daylight saving, so that no day lacks the hour moment puts it at.
function format(date: CalendarDate, form: string): string {
  const [year, month, day] = partsOf(date);
  return moment.utc([year, month - 1, day]).format(form);
}
