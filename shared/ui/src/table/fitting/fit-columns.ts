export interface ColumnNeed {
  readonly key: string;
  /** px that its widest cell takes. */
  readonly width: number;
}

interface FittedColumns {
  /** Keys of the columns that stand in the table. */
  readonly shown: readonly string[];
  /** Keys of those that go into the row's details. */
  readonly tucked: readonly string[];
}

/**
 * Divides columns by the room that there is (UI-12). The earlier a field, the longer it stays: from the first one that
 * does not fit, all are tucked away, so that what is seen never changes its order. The first column always stays.
 *
 * @param room px for all columns
 * @param toggle px of the button that opens the details, needed once anything is tucked away
 */
export function fitColumns(needs: readonly ColumnNeed[], room: number, toggle: number): FittedColumns {
  const all = needs.map(({ key }) => key);
  const total = needs.reduce((sum, { width }) => sum + width, 0);
  if (total <= room) return { shown: all, tucked: [] };
  let used = toggle;
  let fitting = 0;
  for (const { width } of needs) {
    used += width;
    if (used > room) break;
    fitting += 1;
  }
  const count = Math.max(1, fitting);
  return { shown: all.slice(0, count), tucked: all.slice(count) };
}
