import type { PortalPath } from '../routing/portal-path.ts';
import { createRouteTable, type RoutableContract, type RouteTable } from '../routing/route-table.ts';
import { generatedRemotes } from './generated/index.ts';
import { portalRoutes } from './portal-routes.ts';

/**
 * Returns the path of one of the `portalRoutes`, which have no parameters. When the active release does not have the
 * route, it is the path in this repository's contracts, where the page shows that it does not exist.
 */
export function portalPath(
  table: Pick<RouteTable<RoutableContract>, 'find'>,
  name: keyof typeof portalRoutes,
): PortalPath {
  const route = portalRoutes[name];
  const found = table.find(route) ?? createRouteTable<RoutableContract>(generatedRemotes).find(route);
  return (found?.route.path ?? '/') as PortalPath;
}
