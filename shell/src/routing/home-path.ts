import type { PortalPath, SessionState } from '@portal/platform';
import { portalPath, type RoutableContract, type RouteTable } from '@portal/platform/contract';
import { fixedPaths } from './fixed-paths.ts';

/** Returns the home address of whoever is signed in: staff have a neutral page of their own (OP-07, OP-19). */
export function homePathOf(
  session: SessionState,
  routeTable: Pick<RouteTable<RoutableContract>, 'find'>,
): PortalPath {
  return session.status === 'signed-in' && session.user.guard !== 'client'
    ? fixedPaths.staff
    : portalPath(routeTable, 'home');
}
