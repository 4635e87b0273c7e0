import type { PortalPath } from './portal-path.ts';
import type { RoutableContract, RouteName, RouteTable } from './route-table.ts';

interface PortalRoute extends RouteName {
  /** Where to go when the release does not have the route; the page then says that it is missing. */
  readonly path: PortalPath;
}

/** Routes of remotes that the portal itself leads to. */
export const portalRoutes = {
  /** Where `/` leads a customer (SHELL-50). */
  home: { remote: 'mfe-payments', route: 'dashboard', path: '/dashboard' },
  /** Where the guard sends somebody who has to sign in (SHELL-25). */
  authCheck: { remote: 'mfe-auth', route: 'check', path: '/auth/check' },
  login: { remote: 'mfe-auth', route: 'login', path: '/auth/login' },
  register: { remote: 'mfe-auth', route: 'register', path: '/auth/register' },
  logout: { remote: 'mfe-auth', route: 'logout', path: '/auth/logout' },
} as const satisfies Record<string, PortalRoute>;

/** The address of a route that the portal leads to; these routes have no parameters. */
export function portalPath(
  table: Pick<RouteTable<RoutableContract>, 'find'>,
  name: keyof typeof portalRoutes,
): PortalPath {
  const route = portalRoutes[name];
  return (table.find(route)?.route.path as PortalPath | undefined) ?? route.path;
}
