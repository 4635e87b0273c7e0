import { array, boolean, number, string, type, unknown } from 'superstruct';
import { unionOf, recordOf } from './described-structs.ts';
import { isRecord, maybe } from './scalars.ts';

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

const rows = {
  from: maybe(number()),
  to: maybe(number()),
  total: maybe(number()),
  per_page: maybe(number()),
};

/** What every JSON answer is wrapped in (SHARED-29, SHARED-31, OP-51); `data` is checked by the endpoint. */
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

/** What an envelope says of its data: `meta`, with the numbers of a page that stand beside it put in (SHARED-31). */
export function metaOf(answer: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { from, to, total, per_page, meta } = answer;
  return { from, to, total, per_page, ...(isRecord(meta) ? meta : {}) };
}
