import { calendarDate, type CalendarDate } from './calendar-date.ts';

/** Makes a date of a text that a test knows to be valid. */
export function day(text: string): CalendarDate {
  const date = calendarDate(text);
  if (date === null) throw new Error(`${text} is not a date.`);
  return date;
}
