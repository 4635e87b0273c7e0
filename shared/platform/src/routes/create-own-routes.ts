import type { PortalPath } from '../routing/portal-path.ts';
import { fillRoute, type RouteInputs } from '../routing/fill-route.ts';
import { camelCase, type ReferableRoute, type ReferencesOf } from './route-reference.ts';

/** References of a remote to its own screens, which are always released with it. */
export type OwnRoutes<Routes extends readonly ReferableRoute[]> = ReferencesOf<Routes, PortalPath>;

/** The references of a remote's own contract; calling one without a parameter that it needs throws a TypeError. */
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
