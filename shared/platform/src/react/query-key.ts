import type { AnyEndpoint } from '@portal/api-contract';

/** Key under which the answers of an endpoint are cached: `[area, id, input]`, so that a whole area can be invalidated. */
export type ApiQueryKey = readonly [area: string, id: string, input?: unknown];

/** Without an input: of every answer of that endpoint. */
export function queryKeyOf(endpoint: Pick<AnyEndpoint, 'id'>, input?: unknown): ApiQueryKey {
  const area = endpoint.id.split('.', 1)[0] ?? endpoint.id;
  return input === undefined ? [area, endpoint.id] : [area, endpoint.id, input];
}
