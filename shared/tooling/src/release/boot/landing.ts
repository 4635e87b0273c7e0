import {
  createRouteTable,
  parseHash,
  portalRoutes,
  type Release,
  type ReleasedRemote,
  type RouteContract,
} from '@portal/platform/contract';

export interface Landing {
  readonly remote: ReleasedRemote;
  readonly route: RouteContract;
}

/**
 * The remote that the first screen needs: the one that the router finds at the address, or, when that is closed to
 * somebody who is not signed in, the one with the auth check (SHELL-25). Null for the shell's own addresses: they
 * need none.
 */
export function landingAt(release: Release, hash: string, hasToken: boolean): Landing | null {
  const remotes = (Array.isArray(release.remotes) ? (release.remotes as Release['remotes']) : []).filter(
    isRoutable,
  );
  const table = createRouteTable(remotes.map(({ contract }) => contract));
  const { pathname } = parseHash(hash);
  const target = pathname === '/' ? table.find(portalRoutes.home) : table.match(pathname);
  const found = !target || hasToken || isOpen(target.route) ? target : table.find(portalRoutes.authCheck);
  const remote = remotes.find(({ contract }) => contract === found?.contract);
  return found && remote ? { remote, route: found.route } : null;
}

function isOpen({ access }: RouteContract): boolean {
  return access === 'public' || access === 'guest';
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
