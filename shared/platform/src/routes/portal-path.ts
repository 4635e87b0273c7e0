import type { PortalPath } from '../routing/portal-path.ts';
import { createRouteTable, type RoutableContract, type RouteTable } from '../routing/route-table.ts';
import { generatedRemotes } from './generated/index.ts';
import { portalRoutes } from './portal-routes.ts';

/**
 * The address of a route that the portal leads to; these routes have no parameters. Where the active release does not
 * have the route it is the address by which the page says that this part is missing.
 */
export function portalPath(
  table: Pick<RouteTable<RoutableContract>, 'find'>,
  name: keyof typeof portalRoutes,
): PortalPath {
  const route = portalRoutes[name];
  const found = table.find(route) ?? createRouteTable<RoutableContract>(generatedRemotes).find(route);
  return (found?.route.path ?? '/') as PortalPath;
}
