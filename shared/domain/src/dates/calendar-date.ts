declare const dateBrand: unique symbol;

/** A day of the calendar without time or zone, written `YYYY-MM-DD`. Made by `calendarDate` or `getToday`. */
export type CalendarDate = string & { readonly [dateBrand]: 'date' };

const isoDatePattern = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;

/** Year, month 1 to 12 and day of a date. */
export function partsOf(date: CalendarDate): readonly [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

/** Reads `YYYY-MM-DD`. Returns null for any other format and for a day that does not exist. */
export function calendarDate(text: string): CalendarDate | null {
  const match = isoDatePattern.exec(text);
  if (!match) return null;
  const month = Number(match[2]);
  const day = Number(match[3]);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(Number(match[1]), month)) return null;
  return text as CalendarDate;
}

/** Returns today in the time zone of the machine that runs this: the customer's own day in a browser. */
export function getToday(now: Date = new Date()): CalendarDate {
  return calendarDateOf(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date((dayNumber(date) + days) * dayMs);
  return calendarDateOf(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** Returns the same day of another month, or that month's last day where the month is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const movedYear = Math.floor(index / 12);
  const movedMonth = index - movedYear * 12 + 1;
  return calendarDateOf(movedYear, movedMonth, Math.min(day, daysInMonth(movedYear, movedMonth)));
}

/** Returns the number of days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** Compares for sorting, earliest first. */
export function compareDates(a: CalendarDate, b: CalendarDate): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Writes MM/DD/YYYY (SHARED-70). */
export function formatDate(date: CalendarDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

// Only differences of these are used, so no time zone can move a day. In UTC every day has 24 hours.
function dayNumber(date: CalendarDate): number {
  const [year, month, day] = partsOf(date);
  return Date.UTC(year, month - 1, day) / dayMs;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function calendarDateOf(year: number, month: number, day: number): CalendarDate {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = calendarDate(text);
  if (date === null) throw new RangeError('A calendar date must be in the years 1000 to 9999.');
  return date;
}
