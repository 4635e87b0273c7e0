/** A row of a report: a figure for each period, null where there is none. */
export interface ReportRow {
  /** Unique in the report. */
  readonly key: string;
  readonly label: string;
  readonly values: readonly (number | null | undefined)[];
}

/** The periods that a report with so many columns shows beside its first one: the last of them. */
export function shownColumns(
  periods: number,
  columns: number,
): { readonly from: number; readonly count: number } {
  const count = Math.min(periods, Math.max(1, columns - 1));
  return { from: periods - count, count };
}

/** Sum of each column; what is no number counts as nothing. */
export function columnTotals(rows: readonly ReportRow[], from: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) =>
    rows.reduce((sum, { values }) => {
      const figure = values[from + at];
      return typeof figure === 'number' && Number.isFinite(figure) ? sum + figure : sum;
    }, 0),
  );
}
