import { internalRoute } from '@portal/domain';
import type { PortalPath } from '../routing/portal-path.ts';
import { portalPath } from './portal-path.ts';
import type { RoutableContract, RouteTable } from '../routing/route-table.ts';
import { withQuery } from '../routing/with-query.ts';

/**
 * Returns the address of the auth check, which leads back to `from` after sign-in (SHELL-25, SHELL-26). It has no
 * redirect when `from` is null or an address that a sign-in must not lead to (OP-53). Navigation adds `ui` and `guard`.
 */
export function authCheckPath(
  table: Pick<RouteTable<RoutableContract>, 'find'>,
  from: { readonly pathname: string; readonly search: string } | null,
): PortalPath {
  const redirect = from && internalRoute(from.pathname + from.search);
  return withQuery(portalPath(table, 'authCheck'), { redirect });
}
