import { portalRoutes } from '../routes/portal-routes.ts';
import type { RouteInputs } from '../routing/fill-route.ts';
import { parseHash } from '../routing/parse-hash.ts';
import { matchPath } from '../routing/path-pattern.ts';
import { resolveAddress } from '../routing/resolve-address.ts';
import { shellPaths } from '../routing/shell-paths.ts';
import { createRouteTable, type ContractRoute, type RouteTable } from '../routing/route-table.ts';
import { opensWithoutSession } from './check-access.ts';
import type { RemoteContract, RouteContract } from './contract.ts';
import type { Release, ReleasedRemote } from './release.ts';

export interface Landing {
  readonly remote: ReleasedRemote;
  readonly route: RouteContract;
  /** Parameters of its address, from the path and the query. */
  readonly inputs: RouteInputs;
}

/**
 * Returns the remote that the first screen needs: the one that the router finds at the address, or, when that is closed
 * to somebody who is not signed in, the one with the auth check (SHELL-25). Null for the shell's own screens: they need
 * none. It is part of the page's inline script, so it stays small.
 */
export function landingAt(release: Release, hash: string, hasToken: boolean): Landing | null {
  const remotes = (Array.isArray(release.remotes) ? (release.remotes as Release['remotes']) : []).filter(
    isRoutable,
  );
  const { pathname, search } = parseHash(hash);
  const found = routeAt(createRouteTable(remotes.map(({ contract }) => contract)), pathname, hasToken);
  const remote = remotes.find(({ contract }) => contract === found?.contract);
  if (!found || !remote) return null;
  const params = matchPath(found.route.path, pathname);
  return { remote, route: found.route, inputs: params ? { ...firstValues(search), ...params } : {} };
}

/**
 * Returns the path of the first screen of somebody who is not signed in, by which the page finds its prerendered form;
 * null when that screen is another one. The auth check leads on to the login at once. `ui` and `guard` ask for the
 * staff's variants, which are not prerendered.
 *
 * @param landing `landingAt` of the same address, without a token
 */
export function firstPathOf(landing: Landing | null, hash: string): string | null {
  const { pathname, search } = parseHash(hash);
  const query = new URLSearchParams(search);
  if (query.has('ui') || query.has('guard')) return null;
  if (landing === null) return pathname === shellPaths.welcome ? pathname : null;
  const { contract } = landing.remote;
  const leadsToLogin =
    contract.name === portalRoutes.authCheck.remote && landing.route.id === portalRoutes.authCheck.route;
  const first = leadsToLogin
    ? contract.routes.find(({ id }) => id === portalRoutes.login.route)
    : landing.route;
  return first?.path ?? null;
}

function routeAt(
  table: RouteTable<RemoteContract>,
  pathname: string,
  hasToken: boolean,
): ContractRoute<RemoteContract> | null {
  const target = resolveAddress(table, pathname);
  const route =
    target.type === 'route' ? target.match : target.type === 'home' ? table.find(portalRoutes.home) : null;
  const isStaffPage = target.type === 'staff' || target.type === 'access';
  const isClosed = isStaffPage || (route && !opensWithoutSession(route.route.access));
  return target.type === 'auth-check' || (isClosed && !hasToken) ? table.find(portalRoutes.authCheck) : route;
}

/** Of a parameter that is there twice, screens read the first. */
function firstValues(search: string): RouteInputs {
  return Object.fromEntries([...new URLSearchParams(search)].reverse());
}

/** The page runs this before the release is parsed: a remote that is malformed has no route here, and fails alone. */
function isRoutable(remote: ReleasedRemote): boolean {
  try {
    createRouteTable([remote.contract]);
    return true;
  } catch {
    return false;
  }
}
