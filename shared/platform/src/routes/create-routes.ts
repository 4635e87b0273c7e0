import type { QueryContract } from '../routing/route-query.ts';
import type { RoutableContract, RouteTable } from '../routing/route-table.ts';
import { fillRoute, type RouteInputs } from '../routing/fill-route.ts';
import { generatedRemotes } from './generated/index.ts';
import { camelCase, type CamelCase, type ReferencesOf } from './route-reference.ts';

type GeneratedRemote = (typeof generatedRemotes)[number];
type ShortName<Name extends string> = Name extends `mfe-${infer Rest}` ? CamelCase<Rest> : never;

/**
 * Route references of every remote: `routes.leases.summary({ id })` returns the address in the active release, or null
 * when that release does not have the route: then no link is drawn.
 */
export type Routes = {
  readonly [Remote in GeneratedRemote as ShortName<Remote['name']>]: ReferencesOf<Remote['routes']>;
};

/** Name of a route reference: `leases.summary`. */
export type RouteReferenceName = {
  [Remote in keyof Routes]: `${Remote}.${keyof Routes[Remote] & string}`;
}[keyof Routes];

interface RoutableRemote extends RoutableContract {
  readonly routes: readonly { readonly id: string; readonly path: string; readonly query?: QueryContract }[];
}

/** Creates the route references of a release; the paths come from its contracts, so a remote may change its own. */
export function createRoutes(table: Pick<RouteTable<RoutableRemote>, 'find'>): Routes {
  const references = generatedRemotes.map(({ name: remote, routes }) => [
    camelCase(remote.replace('mfe-', '')),
    Object.fromEntries(
      routes.map(({ id }) => [
        camelCase(id),
        (inputs: RouteInputs = {}) => {
          const found = table.find({ remote, route: id });
          return found && fillRoute(found.route, inputs);
        },
      ]),
    ),
  ]);
  // The types above say of each generated remote what these two loops make of it.
  return Object.fromEntries(references) as Routes;
}
