import { refine, type, unknown, type Infer } from 'superstruct';
import { mapOf } from './composites.ts';
import type { Page } from '../entities/envelope.ts';
import { maybe, maybeNumber, readMaybeNumber, wireNumber } from './scalars.ts';

/** The envelope's `meta` of a paginated answer (API-18, API-20). */
export const wirePageMeta = type({
  current_page: positive(),
  last_page: positive(),
  filters: maybe(mapOf(unknown())),
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
