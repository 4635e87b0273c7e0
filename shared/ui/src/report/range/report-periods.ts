import { parseDate, startOfMonth, startOfWeek, type CalendarDate } from '@internationalized/date';

/** What a column of a report covers (UI-91). */
export type RangeType = 'month' | 'week';

/** One column of a report: a month, or a week from Sunday to Saturday. Dates are `YYYY-MM-DD`, both included. */
export interface ReportPeriod {
  /** The first day, which identifies the period. */
  readonly key: string;
  readonly from: string;
  readonly to: string;
  /** `Nov 2026`, `Nov 15` */
  readonly label: string;
  /** `November 2026`, `Nov 15 – Nov 21, 2026` */
  readonly name: string;
}

const step = { month: { months: 1 }, week: { weeks: 1 } } as const;

const months = Array.from({ length: 12 }, (_, at) => {
  const word = (month: 'short' | 'long') =>
    new Intl.DateTimeFormat('en-US', { month, timeZone: 'UTC' }).format(Date.UTC(2000, at, 1));
  return { short: word('short'), long: word('long') };
});
const word = (date: CalendarDate, length: 'short' | 'long') => months[date.month - 1]?.[length] ?? '';
const day = (date: CalendarDate) => `${word(date, 'short')} ${date.day}`;

function periodFrom(first: CalendarDate, type: RangeType): ReportPeriod {
  const last = first.add(step[type]).subtract({ days: 1 });
  const dates = { key: first.toString(), from: first.toString(), to: last.toString() };
  if (type === 'month') {
    return {
      ...dates,
      label: `${word(first, 'short')} ${first.year}`,
      name: `${word(first, 'long')} ${first.year}`,
    };
  }
  const firstDay = first.year === last.year ? day(first) : `${day(first)}, ${first.year}`;
  return { ...dates, label: day(first), name: `${firstDay} – ${day(last)}, ${last.year}` };
}

/**
 * Returns consecutive periods, of which the last contains a day. It is pure calendar arithmetic, without times and
 * zones.
 *
 * @param until `YYYY-MM-DD`
 * @param count how many
 */
export function reportPeriods(type: RangeType, until: string, count: number): readonly ReportPeriod[] {
  const date = parseDate(until);
  const last = type === 'month' ? startOfMonth(date) : startOfWeek(date, 'en-US', 'sun');
  return Array.from({ length: count }, (_, at) => {
    const back = count - 1 - at;
    const first = last.subtract(type === 'month' ? { months: back } : { weeks: back });
    return periodFrom(first, type);
  });
}
