import { reportPeriods, type RangeType, type ReportPeriod } from './report-periods.ts';

/** What a report shows: consecutive months or weeks. Dates are `YYYY-MM-DD`, both included. */
export interface ReportRange {
  readonly type: RangeType;
  readonly from: string;
  readonly to: string;
  readonly periods: readonly ReportPeriod[];
}

/** Periods of a report unless told (UI-89). */
export const defaultColumns = 12;

/** Some of the periods on a track, by the places of the first and the last. */
export function rangeOf(
  type: RangeType,
  track: readonly ReportPeriod[],
  [first, last]: readonly [first: number, last: number],
): ReportRange {
  const periods = track.slice(first, last + 1);
  return { type, from: periods[0]?.from ?? '', to: periods.at(-1)?.to ?? '', periods };
}

/**
 * What a report shows before anybody chooses: the last 12 months (UI-89).
 *
 * @param until the day that the last period holds, `YYYY-MM-DD`
 */
export function firstRange(until: string, columns = defaultColumns, type: RangeType = 'month'): ReportRange {
  return rangeOf(type, reportPeriods(type, until, columns), [0, columns - 1]);
}
