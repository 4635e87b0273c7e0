declare const dateBrand: unique symbol;

/** A day of the calendar without time or zone, spelled `YYYY-MM-DD`. Made by `calendarDate` or `today`. */
export type CalendarDate = string & { readonly [dateBrand]: 'date' };

const spelling = /^([1-9]\d{3})-(\d{2})-(\d{2})$/;
const dayMs = 86_400_000;

/** Year, month 1 to 12 and day of a date. */
export function partsOf(date: CalendarDate): readonly [year: number, month: number, day: number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))];
}

/** Reads `YYYY-MM-DD`; null for another spelling or a day that no calendar has. */
export function calendarDate(text: string): CalendarDate | null {
  const match = spelling.exec(text);
  if (!match) return null;
  const month = Number(match[2]);
  const day = Number(match[3]);
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(Number(match[1]), month)) return null;
  return text as CalendarDate;
}

/** The customer's own day: that of the clock's zone where this runs. */
export function today(now: Date = new Date()): CalendarDate {
  return spell(now.getFullYear(), now.getMonth() + 1, now.getDate());
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const moved = new Date((dayNumber(date) + days) * dayMs);
  return spell(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
}

/** The same day of another month, or that month's last day where it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  const index = year * 12 + (month - 1) + months;
  const movedYear = Math.floor(index / 12);
  const movedMonth = index - movedYear * 12 + 1;
  return spell(movedYear, movedMonth, Math.min(day, daysInMonth(movedYear, movedMonth)));
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** For sorting, earliest first. */
export function compareDates(a: CalendarDate, b: CalendarDate): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** MM/DD/YYYY (SHARED-70). */
export function formatDate(date: CalendarDate): string {
  return `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`;
}

// Only differences of these are used, so no zone can move a day: UTC stands for "a day has 24 hours".
function dayNumber(date: CalendarDate): number {
  const [year, month, day] = partsOf(date);
  return Date.UTC(year, month - 1, day) / dayMs;
}

function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function spell(year: number, month: number, day: number): CalendarDate {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const date = calendarDate(text);
  if (date === null) throw new RangeError('A calendar date lies in the years 1000 to 9999.');
  return date;
}
