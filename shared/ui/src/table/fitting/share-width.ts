import type { ColumnNeed } from './fit-columns.ts';

/** Distributes a table's width over its columns, in proportion to what each of them needs. */
export function shareWidth(needs: readonly ColumnNeed[], available: number): ReadonlyMap<string, number> {
  const total = needs.reduce((sum, { width }) => sum + width, 0);
  if (total <= 0) return new Map();
  return new Map(needs.map(({ key, width }) => [key, Math.floor((width / total) * Math.max(0, available))]));
}
