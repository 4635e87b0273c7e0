import { calendarDate, type CalendarDate } from '@portal/domain';

/** A date that a test is sure of. */
export function day(text: string): CalendarDate {
  const date = calendarDate(text);
  if (date === null) throw new Error(`${text} is not a date.`);
  return date;
}
