import type { Release, ReleasedRemote, RouteContract } from '@portal/platform/contract';

export interface Landing {
  readonly remote: ReleasedRemote;
  readonly route: RouteContract;
}

/** Hash path of an address: `#/leases/current?tab=1` is at `/leases/current`; none is at `/`. */
export function hashPath(hash: string): string {
  const path = hash.replace(/^#/, '').split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('/') ? path : `/${path}`;
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.replace(/\/$/, '').split('/');
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}

/** The page runs this before the release is parsed: a remote that is malformed has no route here, and fails alone. */
function routeOf(remote: ReleasedRemote, path: string): RouteContract | undefined {
  try {
    return remote.contract.routes.find((candidate) => matches(candidate.path, path));
  } catch {
    return undefined;
  }
}

function routeAt({ remotes }: Release, path: string): Landing | undefined {
  for (const remote of Array.isArray(remotes) ? (remotes as Release['remotes']) : []) {
    const route = routeOf(remote, path);
    if (route) return { remote, route };
  }
  return undefined;
}

/**
 * The remote that the first screen needs: the one at the address, or, when that is closed to somebody who is not signed
 * in, the one with the auth check (SHELL-25). Undefined for the shell's own addresses: they need none.
 */
export function landingAt(release: Release, hash: string, hasToken: boolean): Landing | undefined {
  const path = hashPath(hash);
  const landing = routeAt(release, path === '/' ? '/dashboard' : path);
  if (!landing || hasToken || landing.route.access === 'public' || landing.route.access === 'guest')
    return landing;
  return routeAt(release, '/auth/check');
}
