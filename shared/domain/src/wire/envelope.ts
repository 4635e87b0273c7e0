import { array, boolean, number, string, type, unknown } from 'superstruct';
import { eitherOf, mapOf } from './composites.ts';
import { isRecord, maybe } from './scalars.ts';

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
  error: maybe(eitherOf(string(), mapOf(eitherOf(string(), array(string()))))),
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
