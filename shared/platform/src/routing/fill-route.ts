import { fillPath, parametersOf } from './path-pattern.ts';
import type { PortalPath } from './portal-path.ts';
import { requiredQuery, type QueryContract } from './route-query.ts';
import { withQuery } from './with-query.ts';

/** Parameters of the path and of the query, by name. */
export type RouteInputs = Readonly<Record<string, string | undefined>>;

/** Returns the address of a route, or null when a parameter that it needs is missing. */
export function fillRoute(
  { path, query = {} }: { readonly path: string; readonly query?: QueryContract },
  inputs: RouteInputs,
): PortalPath | null {
  const filled = fillPath(path, inputs);
  if (filled === null || requiredQuery(query).some((name) => !inputs[name])) return null;
  const ofPath = new Set(parametersOf(path));
  return withQuery(filled, Object.fromEntries(Object.entries(inputs).filter(([name]) => !ofPath.has(name))));
}
