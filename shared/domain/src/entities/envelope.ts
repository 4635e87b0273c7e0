/** A text, or messages by field (OP-51). */
export type EnvelopeError = string | Readonly<Record<string, string | readonly string[]>>;

export interface EnvelopeMeta {
  readonly current_page?: number;
  readonly last_page?: number;
  readonly filters?: unknown;
}

/** What every JSON answer is wrapped in (SHARED-29); paginated ones carry the last four too (SHARED-31). */
export interface Envelope<Data = unknown> {
  readonly status: boolean;
  readonly code: number;
  readonly data: Data;
  readonly error: EnvelopeError | null;
  readonly meta?: EnvelopeMeta;
  readonly from?: number | null;
  readonly to?: number | null;
  readonly total?: number;
  readonly per_page?: number;
}

/** Which page of a list (SHARED-30). */
export interface Paging {
  readonly limit: number;
  readonly page: number;
  readonly sortBy?: string;
  readonly sortDesc?: boolean;
}

export const defaultPaging: Paging = { limit: 25, page: 1 };
