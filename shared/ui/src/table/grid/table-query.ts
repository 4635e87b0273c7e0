/** Which rows to show, with the names of the api's paging. */
export interface TableQuery {
  /** Rows of a page. */
  readonly limit: number;
  /** From 1 on. */
  readonly page: number;
  /** Key of a field; null for the original order. */
  readonly sortBy: string | null;
  readonly sortDesc: boolean;
}

/** The first query of every table (UI-95). */
export const firstQuery: TableQuery = { limit: 25, page: 1, sortBy: null, sortDesc: false };

/** Returns the query with the next of three orders: ascending, descending, original. It starts at the first page. */
export function sortedBy(query: TableQuery, key: string): TableQuery {
  if (query.sortBy !== key) return { ...query, page: 1, sortBy: key, sortDesc: false };
  if (!query.sortDesc) return { ...query, page: 1, sortDesc: true };
  return { ...query, page: 1, sortBy: null, sortDesc: false };
}
