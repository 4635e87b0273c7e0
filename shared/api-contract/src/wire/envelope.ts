import { array, boolean, number, string, type, unknown } from 'superstruct';
import { unionOf, recordOf } from './described-structs.ts';
import { isRecord, maybe } from './scalars.ts';

/** A text, or messages by field (OP-51). */
export type EnvelopeError = string | Readonly<Record<string, string | readonly string[]>>;

/** The rows of a page within the whole list; `from` and `to` count from 1 and are null when there are no rows. */
interface EnvelopeRows {
  readonly from?: number | null;
  readonly to?: number | null;
  readonly total?: number;
  readonly per_page?: number;
}

interface EnvelopeMeta extends EnvelopeRows {
  readonly current_page?: number;
  readonly last_page?: number;
  readonly filters?: unknown;
}

/**
 * The envelope of every JSON answer (SHARED-29). Paginated answers have the numbers of their rows too (SHARED-31): in
 * `meta`, as our api does, or beside it.
 */
export interface Envelope<Data = unknown> extends EnvelopeRows {
  readonly status: boolean;
  readonly code: number;
  readonly data: Data;
  readonly error: EnvelopeError | null;
  readonly meta?: EnvelopeMeta;
}

const rows = {
  from: maybe(number()),
  to: maybe(number()),
  total: maybe(number()),
  per_page: maybe(number()),
};

/** The shape of the envelope of every JSON answer (SHARED-29, SHARED-31, OP-51); the endpoint checks `data`. */
export const envelope = type({
  status: boolean(),
  code: maybe(number()),
  data: unknown(),
  error: maybe(unionOf(string(), recordOf(unionOf(string(), array(string()))))),
  meta: maybe(
    type({ current_page: maybe(number()), last_page: maybe(number()), filters: unknown(), ...rows }),
  ),
  ...rows,
});

/** Returns an envelope's `meta`, together with the numbers of a page that are beside it (SHARED-31). */
export function metaOf(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { from, to, total, per_page, meta } = answer;
  return { from, to, total, per_page, ...(isRecord(meta) ? meta : {}) };
}
