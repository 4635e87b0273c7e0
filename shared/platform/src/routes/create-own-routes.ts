import type { PortalPath } from '../routing/portal-path.ts';
import { fillRoute, type RouteInputs } from '../routing/fill-route.ts';
import { camelCase, type ReferableRoute, type ReferencesOf } from './route-reference.ts';

/** Route references of a remote to its own routes, which are always released with it. */
export type OwnRoutes<Routes extends readonly ReferableRoute[]> = ReferencesOf<Routes, PortalPath>;

/** Creates the route references of a remote's own contract; one throws a TypeError for a missing parameter. */
export function createOwnRoutes<const Routes extends readonly ReferableRoute[]>(contract: {
  readonly routes: Routes;
}): OwnRoutes<Routes> {
  const references = contract.routes.map((route) => [
    camelCase(route.id),
    (inputs: RouteInputs = {}) => {
      const path = fillRoute(route, inputs);
      if (path === null)
        throw new TypeError(`The route ${route.id} needs more than ${JSON.stringify(inputs)}.`);
      return path;
    },
  ]);
  return Object.fromEntries(references) as OwnRoutes<Routes>;
}
