import type { PortalPath } from './portal-path.ts';

/** Returns the path with a query of the values that are neither null nor undefined, encoded. */
export function withQuery(
  path: PortalPath,
  query: Readonly<Record<string, string | null | undefined>>,
): PortalPath {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
