/** The rows of a table as they load. `refreshing` shows the old rows while new ones load. */
export type TableData<Row> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly message?: string; readonly onRetry?: () => void }
  | { readonly status: 'ready' | 'refreshing'; readonly rows: readonly Row[] };

/** One page of rows from a server; `total` counts the rows of all pages. */
export type PagedData<Row> =
  | Exclude<TableData<Row>, { readonly status: 'ready' | 'refreshing' }>
  | { readonly status: 'ready' | 'refreshing'; readonly rows: readonly Row[]; readonly total: number };
