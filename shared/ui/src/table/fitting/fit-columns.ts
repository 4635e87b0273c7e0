export interface ColumnNeed {
  readonly key: string;
  /** px of its widest cell. */
  readonly width: number;
}

interface FittedColumns {
  /** Keys of the columns in the table. */
  readonly shown: readonly string[];
  /** Keys of the columns that move into the row's details. */
  readonly overflow: readonly string[];
}

/**
 * Divides columns by the width that there is (UI-12). The earlier a field, the longer it stays: the first one that does
 * not fit and all after it move into the details, so the visible columns never change their order. The first column
 * always stays.
 *
 * @param available px for all columns
 * @param toggle px of the button that opens the details, needed once any column overflows
 */
export function fitColumns(needs: readonly ColumnNeed[], available: number, toggle: number): FittedColumns {
  const all = needs.map(({ key }) => key);
  const total = needs.reduce((sum, { width }) => sum + width, 0);
  if (total <= available) return { shown: all, overflow: [] };
  let used = toggle;
  let fitting = 0;
  for (const { width } of needs) {
    used += width;
    if (used > available) break;
    fitting += 1;
  }
  const count = Math.max(1, fitting);
  return { shown: all.slice(0, count), overflow: all.slice(count) };
}
