import type { AnyEndpoint } from '@portal/api-contract';

/** Cache key of an endpoint's answer, `[area, id, input]`: a whole area can be invalidated. */
export type ApiQueryKey = readonly [area: string, id: string, input?: unknown];

/** Returns the cache key of an endpoint's answer for an input; without an input, of all its answers. */
export function queryKeyOf(endpoint: Pick<AnyEndpoint, 'id'>, input?: unknown): ApiQueryKey {
  const area = endpoint.id.split('.', 1)[0] ?? endpoint.id;
  return input === undefined ? [area, endpoint.id] : [area, endpoint.id, input];
}
