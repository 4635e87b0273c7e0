import { internalPath, type PortalPath, type SessionState } from '@portal/platform';
import { allow, matchRoute, type RemoteContract, type UnusableRemote } from '@portal/platform/contract';
import { fixedPaths, homePathOf, redirects } from './fixed-paths.ts';
import type { RouteResolution } from './route-resolution.ts';

export interface Routable {
  readonly contracts: readonly RemoteContract[];
  readonly unusable: readonly UnusableRemote[];
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The guard (SHELL-22 to 32, 50 to 53, 68 to 71): decides what an address shows, before any code of a remote is there.
 * Pure, so that the frame, the router and single-spa always agree.
 */
export function resolveRoute(address: Address, session: SessionState, routable: Routable): RouteResolution {
  const pathname = withoutTrailingSlash(address.pathname);
  const redirect = redirects[pathname];
  if (redirect !== undefined) return { type: 'redirect', to: redirect };
  switch (pathname) {
    case '/':
      return resolveHome(session, routable);
    case fixedPaths.forbidden:
      return { type: 'screen', screen: 'forbidden' };
    case fixedPaths.welcome:
      return resolveWelcome(session);
    case fixedPaths.staff:
      return resolveStaff(session, address);
    default:
      return resolveRemoteRoute({ ...address, pathname }, session, routable);
  }
}

/** SHELL-50. While nobody is known yet the dashboard downloads; staff are led to their own page instead (OP-19). */
function resolveHome(session: SessionState, { contracts }: Routable): RouteResolution {
  return session.status === 'unknown'
    ? { type: 'checking', match: matchRoute(contracts, fixedPaths.dashboard) }
    : { type: 'redirect', to: homePathOf(session) };
}

/** Guest only, and the end of the line for guest-only routes: somebody signed in goes home from here (OP-05). */
function resolveWelcome(session: SessionState): RouteResolution {
  if (session.status === 'unknown') return { type: 'checking', match: null };
  if (session.status === 'signed-in') return { type: 'redirect', to: homePathOf(session) };
  return { type: 'screen', screen: 'welcome' };
}

function resolveStaff(session: SessionState, address: Address): RouteResolution {
  if (session.status === 'unknown') return { type: 'checking', match: null };
  if (session.status === 'signed-out') return { type: 'redirect', to: authCheckPath(address) };
  return session.user.guard === 'client'
    ? { type: 'redirect', to: fixedPaths.dashboard }
    : { type: 'screen', screen: 'staff' };
}

function resolveRemoteRoute(
  address: Address,
  session: SessionState,
  { contracts, unusable }: Routable,
): RouteResolution {
  const match = matchRoute(contracts, address.pathname);
  if (match === null) {
    const claimed = unusable.find(({ paths }) => paths.some((path) => matchesPath(path, address.pathname)));
    return claimed ? { type: 'unusable', remote: claimed.name } : { type: 'screen', screen: 'not-found' };
  }
  const { access } = match.route;
  if (session.status === 'unknown' && access !== 'public') return { type: 'checking', match };
  switch (allow(access, session)) {
    case 'allow':
      return { type: 'remote', match };
    case 'check':
      return { type: 'redirect', to: authCheckPath(address) };
    case 'welcome':
      return { type: 'redirect', to: fixedPaths.welcome };
    case 'forbidden':
      return { type: 'redirect', to: fixedPaths.forbidden };
  }
}

/** The auth check, which leads back here after sign-in (SHELL-25, SHELL-26). */
export function authCheckPath({ pathname, search }: Address): PortalPath {
  const target = internalPath(pathname + search);
  return target === null ? fixedPaths.check : `${fixedPaths.check}?redirect=${encodeURIComponent(target)}`;
}

function withoutTrailingSlash(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

function matchesPath(pattern: string, pathname: string): boolean {
  const parts = pattern.split('/');
  const given = pathname.split('/');
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
