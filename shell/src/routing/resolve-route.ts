import type { SessionState } from '@portal/platform';
import {
  authCheckPath,
  checkAccess,
  isPortalRoute,
  portalPath,
  resolveAddress,
  setPasswordPath,
  shellAccess,
  shellPaths,
  type RouteMatch,
} from '@portal/platform/contract';
import { homePathOf } from './home-path.ts';
import type { RouteResolution, ShellPage } from './route-resolution.ts';
import type { RouteTables } from './route-tables.ts';

/** An address as `parseHash` returns it. */
interface Address {
  readonly pathname: string;
  readonly search: string;
}

/**
 * The guard (SHELL-22 to 32, 50 to 53, 68 to 71): returns what an address shows, before any code of a remote is there.
 * Pure, so that the frame, the router and single-spa always agree.
 */
export function resolveRoute(address: Address, session: SessionState, tables: RouteTables): RouteResolution {
  const resolution = resolveTarget(address, session, tables);
  if (session.status !== 'signed-in' || !session.mustResetPassword || !isProtected(resolution))
    return resolution;
  const to = setPasswordPath(tables.released, address);
  return to === null ? resolution : { type: 'redirect', to };
}

/** Whether an address shows what is not for everybody: a new password comes before it (AUTH-45). */
function isProtected(resolution: RouteResolution): boolean {
  if (resolution.type === 'screen')
    return resolution.screen !== 'not-found' && shellAccess[resolution.screen] !== 'public';
  return resolution.type === 'remote' && resolution.match.route.access !== 'public';
}

function resolveTarget(address: Address, session: SessionState, tables: RouteTables): RouteResolution {
  const target = resolveAddress(tables.released, address.pathname);
  switch (target.type) {
    case 'auth-check':
      return { type: 'redirect', to: authCheckPath(tables.released, null) };
    case 'home':
      return resolveHome(session, tables);
    case 'welcome':
    case 'forbidden':
    case 'staff':
    case 'access':
      return resolveShellPage(target.type, address, session, tables);
    case 'route':
      return resolveRemoteRoute(target.match, address, session, tables);
    case 'none':
      return resolveUnreleased(address, tables);
  }
}

/**
 * SHELL-50. Until the session is known the dashboard downloads; staff are led to their own page instead (OP-19). Who signs
 * in from here has asked for no screen, so the auth check gets none.
 */
function resolveHome(session: SessionState, { released }: RouteTables): RouteResolution {
  switch (session.status) {
    case 'unknown':
      return { type: 'checking', match: released.match(portalPath(released, 'home')) };
    case 'signed-out':
      return { type: 'redirect', to: authCheckPath(released, null) };
    case 'signed-in':
      return { type: 'redirect', to: homePathOf(session, released) };
  }
}

/** Whoever is signed in goes home from welcome (OP-05), and a customer from the pages of staff (OP-19). */
function resolveShellPage(
  screen: ShellPage,
  address: Address,
  session: SessionState,
  { released }: RouteTables,
): RouteResolution {
  const access = shellAccess[screen];
  if (session.status === 'unknown' && access !== 'public') return { type: 'checking', match: null };
  switch (checkAccess(access, session)) {
    case 'allow':
      return { type: 'screen', screen };
    case 'check':
      return { type: 'redirect', to: authCheckPath(released, address) };
    case 'welcome':
      return { type: 'redirect', to: homePathOf(session, released) };
    case 'forbidden':
      return {
        type: 'redirect',
        to: isCustomer(session) ? homePathOf(session, released) : shellPaths.forbidden,
      };
  }
}

const isCustomer = (session: SessionState) =>
  session.status === 'signed-in' && session.user.guard === 'client';

function resolveRemoteRoute(
  match: RouteMatch,
  address: Address,
  session: SessionState,
  { released }: RouteTables,
): RouteResolution {
  const { access } = match.route;
  if (session.status === 'unknown' && (access !== 'public' || isAboutSession(match, address)))
    return { type: 'checking', match };
  switch (checkAccess(access, session)) {
    case 'allow':
      return { type: 'remote', match };
    case 'check':
      return { type: 'redirect', to: authCheckPath(released, address) };
    case 'welcome':
      return { type: 'redirect', to: shellPaths.welcome };
    case 'forbidden':
      return { type: 'redirect', to: shellPaths.forbidden };
  }
}

/**
 * Whether a route that is open to everybody says nothing before the session is known: a check without an answer must be
 * told there too, and can be repeated (AUTH-17, AUTH-45, OP-06). An invitation brings its own token.
 */
const isAboutSession = (match: RouteMatch, { search }: Address): boolean =>
  isPortalRoute(match, 'authCheck') ||
  isPortalRoute(match, 'reset') ||
  (isPortalRoute(match, 'setPassword') && !new URLSearchParams(search).has('token'));

/** An address that no remote in use has may belong to one whose contract can't be used. */
function resolveUnreleased({ pathname }: Address, { unusable }: RouteTables): RouteResolution {
  const claim = unusable.match(pathname);
  return claim ? { type: 'unusable', remote: claim.contract.name } : { type: 'screen', screen: 'not-found' };
}
