/** A row of a report: a figure for each period, null for a missing one. */
export interface ReportRow {
  /** Unique in the report. */
  readonly key: string;
  readonly label: string;
  readonly values: readonly (number | null | undefined)[];
}

/** Returns the range of periods that a report with this many columns shows beside its first column: the last ones. */
export function shownColumns(
  periods: number,
  columns: number,
): { readonly from: number; readonly count: number } {
  const count = Math.min(periods, Math.max(1, columns - 1));
  return { from: periods - count, count };
}

/** Returns the total of each column; missing figures are ignored. */
export function columnTotals(rows: readonly ReportRow[], from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) =>
    rows.reduce((sum, { values }) => {
      const figure = values[from + at];
      return typeof figure === 'number' && Number.isFinite(figure) ? sum + figure : sum;
    }, 0),
  );
}
