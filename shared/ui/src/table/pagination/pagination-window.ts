const beside = 4;

/**
 * Returns the page numbers to offer: at most four before the current one, itself, and at most four after it (UI-83).
 */
export function pageWindow(page: number, last: number): readonly number[] {
  const from = Math.max(1, page - beside);
  const to = Math.min(last, page + beside);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
}

/** Returns the first and last row of a page, counted from 1; `total` is above 0. */
export function pageRows(
  page: number,
  limit: number,
  total: number,
): { readonly from: number; readonly to: number } {
  const from = (page - 1) * limit + 1;
  return { from: Math.min(from, total), to: Math.min(page * limit, total) };
}

/** Returns the number of the last page; an empty table has one page. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / Math.max(1, limit)));
}
