import type { RemoteContract } from '../contract/contract.ts';
import { matchRoute } from '../contract/match-route.ts';
import type { PortalPath } from '../navigation/navigation.ts';

/** The screens of the release in force: a remote offers a way to another's screen only where that is released. */
export interface Routes {
  /** Whether a released contract owns this address; its query does not count. */
  exists(to: PortalPath): boolean;
}

export function createRoutes(contracts: readonly RemoteContract[]): Routes {
  return {
    exists: (to) => matchRoute(contracts, to.split('?', 1)[0] ?? to) !== null,
  };
}
