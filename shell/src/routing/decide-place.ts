import { internalPath, type PortalPath, type SessionState } from '@portal/platform';
import { allow, matchRoute, type RemoteContract, type UnusableRemote } from '@portal/platform/contract';
import { addresses, homeOf, redirects } from './addresses.ts';
import type { Place } from './place.ts';

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
export function decidePlace(address: Address, session: SessionState, routable: Routable): Place {
  const pathname = trimmed(address.pathname);
  const redirect = redirects[pathname];
  if (redirect !== undefined) return { kind: 'redirect', to: redirect };
  switch (pathname) {
    case '/':
      return home(session, routable);
    case addresses.forbidden:
      return { kind: 'screen', screen: 'forbidden' };
    case addresses.welcome:
      return welcome(session);
    case addresses.staff:
      return staff(session, address);
    default:
      return remotePlace({ ...address, pathname }, session, routable);
  }
}

/** SHELL-50. While nobody is known yet the dashboard downloads; staff are led to their own page instead (OP-19). */
function home(session: SessionState, { contracts }: Routable): Place {
  return session.status === 'unknown'
    ? { kind: 'checking', match: matchRoute(contracts, addresses.dashboard) }
    : { kind: 'redirect', to: homeOf(session) };
}

/** Guest only, and the end of the line for guest-only routes: somebody signed in goes home from here (OP-05). */
function welcome(session: SessionState): Place {
  if (session.status === 'unknown') return { kind: 'checking', match: null };
  if (session.status === 'signed-in') return { kind: 'redirect', to: homeOf(session) };
  return { kind: 'screen', screen: 'welcome' };
}

function staff(session: SessionState, address: Address): Place {
  if (session.status === 'unknown') return { kind: 'checking', match: null };
  if (session.status === 'signed-out') return { kind: 'redirect', to: checkFor(address) };
  return session.user.guard === 'client'
    ? { kind: 'redirect', to: addresses.dashboard }
    : { kind: 'screen', screen: 'staff' };
}

function remotePlace(address: Address, session: SessionState, { contracts, unusable }: Routable): Place {
  const match = matchRoute(contracts, address.pathname);
  if (match === null) {
    const claimed = unusable.find(({ paths }) => paths.some((path) => matchesPath(path, address.pathname)));
    return claimed ? { kind: 'unusable', remote: claimed.name } : { kind: 'screen', screen: 'not-found' };
  }
  const { access } = match.route;
  if (session.status === 'unknown' && access !== 'public') return { kind: 'checking', match };
  switch (allow(access, session)) {
    case 'allow':
      return { kind: 'remote', match };
    case 'check':
      return { kind: 'redirect', to: checkFor(address) };
    case 'welcome':
      return { kind: 'redirect', to: addresses.welcome };
    case 'forbidden':
      return { kind: 'redirect', to: addresses.forbidden };
  }
}

/** The auth check, which leads back here after sign-in (SHELL-25, SHELL-26). */
export function checkFor({ pathname, search }: Address): PortalPath {
  const target = internalPath(pathname + search);
  return target === null ? addresses.check : `${addresses.check}?redirect=${encodeURIComponent(target)}`;
}

function trimmed(pathname: string): string {
  return pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
}

function matchesPath(pattern: string, pathname: string): boolean {
  const parts = pattern.split('/');
  const given = pathname.split('/');
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith(':') || part === given[at])
  );
}
