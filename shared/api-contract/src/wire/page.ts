import { refine, type, unknown, type Infer } from 'superstruct';
import { recordOf } from './described-structs.ts';
import { maybe, maybeNumber, readMaybeNumber, wireNumber } from './scalars.ts';

/** Which page of a list to answer (SHARED-30). */
export interface Paging {
  readonly limit: number;
  readonly page: number;
  readonly sortBy?: string;
  readonly sortDesc?: boolean;
}

export const defaultPaging: Paging = { limit: 25, page: 1 };

/** The most rows that a page may have. */
export const maximumPageLimit = 100;

/** One page of a list and its position in the whole list (SHARED-31). */
export interface Page<Row> {
  readonly rows: readonly Row[];
  /** Counts from 1. */
  readonly page: number;
  /** At least 1, even for an empty list. */
  readonly lastPage: number;
  /** The numbers of the first and last row, counted from 1; null on a page without rows. */
  readonly from: number | null;
  readonly to: number | null;
  /** Rows of all pages. */
  readonly total: number;
  readonly perPage: number;
  /** The filters of the list, as the api understood them. */
  readonly filters: Readonly<Record<string, unknown>>;
}

/** The envelope's `meta` of a paginated answer (API-18, API-20). */
export const wirePageMeta = type({
  current_page: positive(),
  last_page: positive(),
  filters: maybe(recordOf(unknown())),
  from: maybeNumber,
  to: maybeNumber,
  total: wireNumber,
  per_page: positive(),
});
export type WirePageMeta = Infer<typeof wirePageMeta>;

export function readPage<Row>(rows: readonly Row[], meta: WirePageMeta): Page<Row> {
  return {
    rows,
    page: Number(meta.current_page),
    lastPage: Number(meta.last_page),
    from: readMaybeNumber(meta.from),
    to: readMaybeNumber(meta.to),
    total: Number(meta.total),
    perPage: Number(meta.per_page),
    filters: meta.filters ?? {},
  };
}

function positive() {
  return refine(wireNumber, 'positive', (value) => Number(value) >= 1);
}
