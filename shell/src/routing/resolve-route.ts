import type { SessionState } from '@portal/platform';
import { authCheckPath, checkAccess, portalPath, trimPathname } from '@portal/platform/contract';
import { authCheckAliases, fixedPaths } from './fixed-paths.ts';
import { homePathOf } from './home-path.ts';
import type { RouteResolution } from './route-resolution.ts';
import type { RouteTables } from './route-tables.ts';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The guard (SHELL-22 to 32, 50 to 53, 68 to 71): returns what an address shows, before any code of a remote is there.
 * Pure, so that the frame, the router and single-spa always agree.
 */
export function resolveRoute(address: Address, session: SessionState, tables: RouteTables): RouteResolution {
  const pathname = trimPathname(address.pathname);
  if (authCheckAliases.includes(pathname)) {
    return { type: 'redirect', to: authCheckPath(tables.released, null) };
  }
  switch (pathname) {
    case '/':
      return resolveHome(session, tables);
    case fixedPaths.forbidden:
      return { type: 'screen', screen: 'forbidden' };
    case fixedPaths.welcome:
      return resolveWelcome(session, tables);
    case fixedPaths.staff:
      return resolveStaff(session, address, tables);
    default:
      return resolveRemoteRoute({ ...address, pathname }, session, tables);
  }
}

/** SHELL-50. Until the session is known the dashboard downloads; staff are led to their own page instead (OP-19). */
function resolveHome(session: SessionState, { released }: RouteTables): RouteResolution {
  return session.status === 'unknown'
    ? { type: 'checking', match: released.match(portalPath(released, 'home')) }
    : { type: 'redirect', to: homePathOf(session, released) };
}

/** For guests only, and where guest-only routes lead: whoever is signed in goes home from here (OP-05). */
function resolveWelcome(session: SessionState, { released }: RouteTables): RouteResolution {
  if (session.status === 'unknown') return { type: 'checking', match: null };
  if (session.status === 'signed-in') return { type: 'redirect', to: homePathOf(session, released) };
  return { type: 'screen', screen: 'welcome' };
}

function resolveStaff(session: SessionState, address: Address, { released }: RouteTables): RouteResolution {
  if (session.status === 'unknown') return { type: 'checking', match: null };
  if (session.status === 'signed-out') return { type: 'redirect', to: authCheckPath(released, address) };
  return session.user.guard === 'client'
    ? { type: 'redirect', to: homePathOf(session, released) }
    : { type: 'screen', screen: 'staff' };
}

function resolveRemoteRoute(
  address: Address,
  session: SessionState,
  { released, unusable }: RouteTables,
): RouteResolution {
  const match = released.match(address.pathname);
  if (match === null) {
    const claim = unusable.match(address.pathname);
    return claim
      ? { type: 'unusable', remote: claim.contract.name }
      : { type: 'screen', screen: 'not-found' };
  }
  const { access } = match.route;
  if (session.status === 'unknown' && access !== 'public') return { type: 'checking', match };
  switch (checkAccess(access, session)) {
    case 'allow':
      return { type: 'remote', match };
    case 'check':
      return { type: 'redirect', to: authCheckPath(released, address) };
    case 'welcome':
      return { type: 'redirect', to: fixedPaths.welcome };
    case 'forbidden':
      return { type: 'redirect', to: fixedPaths.forbidden };
  }
}
