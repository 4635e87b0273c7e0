import { internalRoute } from '@portal/domain';
import type { PortalPath } from '../routing/portal-path.ts';
import type { RoutableContract, RouteTable } from '../routing/route-table.ts';
import { withQuery } from '../routing/with-query.ts';
import { portalPath } from './portal-path.ts';

/**
 * Returns the screen for somebody who must choose a new password, which comes before the one at `from` and leads back
 * there (AUTH-45); null when that is the screen at `from`. Navigation adds `ui` and `guard`.
 */
export function setPasswordPath(
  table: Pick<RouteTable<RoutableContract>, 'find'>,
  { pathname, search }: { readonly pathname: string; readonly search: string },
): PortalPath | null {
  const path = portalPath(table, 'setPassword');
  return path === pathname ? null : withQuery(path, { redirect: internalRoute(pathname + search) });
}
