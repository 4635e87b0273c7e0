import type { PortalPath, SessionState } from '@portal/platform';
import { portalPath, shellPaths, type RoutableContract, type RouteTable } from '@portal/platform/contract';

/** Returns the home address of whoever is signed in: staff have a neutral page of their own (OP-07, OP-19). */
export function homePathOf(
  session: SessionState,
  routeTable: Pick<RouteTable<RoutableContract>, 'find'>,
): PortalPath {
  return session.status === 'signed-in' && session.user.guard !== 'client'
    ? shellPaths.staff
    : portalPath(routeTable, 'home');
}
