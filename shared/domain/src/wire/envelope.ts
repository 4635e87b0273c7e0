import { array, boolean, number, record, string, type, union, unknown } from 'superstruct';
import { maybe } from './scalars.ts';

/** What every JSON answer is wrapped in (SHARED-29, SHARED-31, OP-51); `data` is checked by the endpoint. */
export const envelope = type({
  status: boolean(),
  code: maybe(number()),
  data: unknown(),
  error: maybe(union([string(), record(string(), union([string(), array(string())]))])),
  meta: maybe(type({ current_page: maybe(number()), last_page: maybe(number()), filters: unknown() })),
  from: maybe(number()),
  to: maybe(number()),
  total: maybe(number()),
  per_page: maybe(number()),
});
