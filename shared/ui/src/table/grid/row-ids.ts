/** Returns a unique id for each row: its key, with a number after a repeated key. */
export function rowIds<Row>(rows: readonly Row[], rowKey: (row: Row) => string): readonly string[] {
  const visible = new Map<string, number>();
  return rows.map((row) => {
    const key = rowKey(row);
    const times = (visible.get(key) ?? 0) + 1;
    visible.set(key, times);
    return times === 1 ? key : `${key}#${times}`;
  });
}
