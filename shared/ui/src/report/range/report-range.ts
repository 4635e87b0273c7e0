import { reportPeriods, type RangeType, type ReportPeriod } from './report-periods.ts';

/** The range of a report: consecutive months or weeks. Dates are `YYYY-MM-DD`, both included. */
export interface ReportRange {
  readonly type: RangeType;
  readonly from: string;
  readonly to: string;
  readonly periods: readonly ReportPeriod[];
}

/** Periods of a report by default (UI-89). */
export const defaultColumns = 12;

/** Returns the range of a track's periods from the first to the last position. */
export function rangeOf(
  type: RangeType,
  track: readonly ReportPeriod[],
  [first, last]: readonly [first: number, last: number],
): ReportRange {
  const periods = track.slice(first, last + 1);
  return { type, from: periods[0]?.from ?? '', to: periods.at(-1)?.to ?? '', periods };
}

/**
 * Returns the range that a report shows at first: the last 12 months (UI-89).
 *
 * @param until a day of the last period, `YYYY-MM-DD`
 * @param language of the periods' names
 */
export function firstRange(
  until: string,
  columns = defaultColumns,
  type: RangeType = 'month',
  language = 'en',
): ReportRange {
  return rangeOf(type, reportPeriods(type, until, columns, language), [0, columns - 1]);
}
