/** An id for each row: its key, and behind a key that came before, its number, for two rows may not be one. */
export function rowIds<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = rowKey(row);
    const times = (seen.get(key) ?? 0) + 1;
    seen.set(key, times);
    return times === 1 ? key : `${key}#${times}`;
  });
}
