import type { RemoteContract } from '../contract/contract.ts';
import type { PortalPath } from '../routing/portal-path.ts';
import type { RouteTable } from '../routing/route-table.ts';

/** The screens of the active release: a remote offers a way to another's screen only where that is released. */
export interface Routes {
  /** Whether a released contract owns this address; its query does not count. */
  exists(to: PortalPath): boolean;
}

export function createRoutes(table: Pick<RouteTable<RemoteContract>, 'match'>): Routes {
  return {
    exists: (to) => table.match(to.split('?', 1)[0] ?? to) !== null,
  };
}
