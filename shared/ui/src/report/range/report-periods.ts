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

/** Writes dates of periods as a language does. */
interface Writer {
  readonly month: (date: CalendarDate) => string;
  readonly longMonth: (date: CalendarDate) => string;
  readonly day: (date: CalendarDate) => string;
  readonly dayOfYear: (date: CalendarDate) => string;
}

function writerOf(language: string): Writer {
  const writing = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(`${language}-US`, { ...options, timeZone: 'UTC' });
    return (date: CalendarDate) => format.format(date.toDate('UTC'));
  };
  return {
    month: writing({ month: 'short', year: 'numeric' }),
    longMonth: writing({ month: 'long', year: 'numeric' }),
    day: writing({ month: 'short', day: 'numeric' }),
    dayOfYear: writing({ month: 'short', day: 'numeric', year: 'numeric' }),
  };
}

function periodFrom(first: CalendarDate, type: RangeType, write: Writer): ReportPeriod {
  const last = first.add(step[type]).subtract({ days: 1 });
  const dates = { key: first.toString(), from: first.toString(), to: last.toString() };
  if (type === 'month') {
    return { ...dates, label: write.month(first), name: write.longMonth(first) };
  }
  const firstDay = first.year === last.year ? write.day(first) : write.dayOfYear(first);
  return { ...dates, label: write.day(first), name: `${firstDay} – ${write.dayOfYear(last)}` };
}

/**
 * Returns consecutive periods, of which the last contains a day. It is pure calendar arithmetic, without times and
 * zones.
 *
 * @param until `YYYY-MM-DD`
 * @param count how many
 * @param language a BCP 47 tag without a region, of their labels and names
 */
export function reportPeriods(
  type: RangeType,
  until: string,
  count: number,
  language = 'en',
): readonly ReportPeriod[] {
  const write = writerOf(language);
  const date = parseDate(until);
  const last = type === 'month' ? startOfMonth(date) : startOfWeek(date, 'en-US', 'sun');
  return Array.from({ length: count }, (_, at) => {
    const back = count - 1 - at;
    const first = last.subtract(type === 'month' ? { months: back } : { weeks: back });
    return periodFrom(first, type, write);
  });
}
