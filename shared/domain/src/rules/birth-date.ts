import { addMonths, type CalendarDate } from '../dates/calendar-date.ts';

const minimumAge = 16;

/** Returns the latest date of birth that leases/retrieve accepts: 16 years before today (LEASE-40). */
export function latestBirthDate(today: CalendarDate): CalendarDate {
  return addMonths(today, -12 * minimumAge);
}
