/** A text, or messages by field (OP-51). */
export type EnvelopeError = string | Readonly<Record<string, string | readonly string[]>>;

/** The numbers of the rows in a page and in the whole; `from` and `to` count from 1, null where there is no row. */
export interface EnvelopeRows {
  readonly from?: number | null;
  readonly to?: number | null;
  readonly total?: number;
  readonly per_page?: number;
}

export interface EnvelopeMeta extends EnvelopeRows {
  readonly current_page?: number;
  readonly last_page?: number;
  readonly filters?: unknown;
}

/**
 * What every JSON answer is wrapped in (SHARED-29). Paginated ones carry the numbers of their rows too (SHARED-31): in
 * `meta`, as ours does, or beside it.
 */
export interface Envelope<Data = unknown> extends EnvelopeRows {
  readonly status: boolean;
  readonly code: number;
  readonly data: Data;
  readonly error: EnvelopeError | null;
  readonly meta?: EnvelopeMeta;
}

/** Which page of a list (SHARED-30). */
export interface Paging {
  readonly limit: number;
  readonly page: number;
  readonly sortBy?: string;
  readonly sortDesc?: boolean;
}

export const defaultPaging: Paging = { limit: 25, page: 1 };

/** The most rows that one page may be asked for. */
export const maximumPageLimit = 100;

/** One page of a list and where it lies in the whole (SHARED-31). */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Counts from 1. */
  readonly page: number;
  /** At least 1, also of an empty list. */
  readonly lastPage: number;
  /** Numbers of the first and last row, counted from 1; null on a page without rows. */
  readonly from: number | null;
  readonly to: number | null;
  /** Rows of all pages. */
  readonly total: number;
  readonly perPage: number;
  /** What the list was narrowed by, as the api understood it. */
  readonly filters: Readonly<Record<string, unknown>>;
}
