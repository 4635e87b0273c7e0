import type { RemoteContract } from '../contract/contract.ts';
import type { HostNavigation } from '../navigation/navigation.ts';
import { authCheckPath } from '../routes/auth-check-path.ts';
import { portalRoutes } from '../routes/portal-routes.ts';
import type { RouteTable } from '../routing/route-table.ts';

/**
 * Replaces the screen by the auth check, which leads back to it (SHELL-68). A screen of the remote that signs people in
 * stays: it needs no session, and nobody comes back to it.
 */
export function leaveForAuthCheck(navigation: HostNavigation, routeTable: RouteTable<RemoteContract>): void {
  const match = routeTable.match(navigation.location.pathname);
  if (match?.contract.name === portalRoutes.authCheck.remote) return;
  navigation.force(authCheckPath(routeTable, navigation.location), { replace: true });
}
