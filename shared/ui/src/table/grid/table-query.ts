/** Which rows to show, in the words of the wire's paging. */
export interface TableQuery {
  /** Rows of a page. */
  readonly limit: number;
  /** From 1 on. */
  readonly page: number;
  /** Key of a field; null for the order that the rows come in. */
  readonly sortBy: string | null;
  readonly sortDesc: boolean;
}

/** Where every table begins (UI-95). */
export const firstQuery: TableQuery = { limit: 25, page: 1, sortBy: null, sortDesc: false };

/** The next of three orders: upwards, downwards, as the rows come. Another order starts at the first page. */
export function sortedBy(query: TableQuery, key: string): TableQuery {
  if (query.sortBy !== key) return { ...query, page: 1, sortBy: key, sortDesc: false };
  if (!query.sortDesc) return { ...query, page: 1, sortDesc: true };
  return { ...query, page: 1, sortBy: null, sortDesc: false };
}
