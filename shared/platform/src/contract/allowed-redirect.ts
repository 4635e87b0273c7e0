import { internalRoute, type User } from '@portal/domain';
import { parseHash } from '../routing/parse-hash.ts';
import type { PortalPath } from '../routing/portal-path.ts';
import { resolveAddress } from '../routing/resolve-address.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { checkAccess } from './check-access.ts';
import type { RemoteContract } from './contract.ts';
import { accessOf } from './shell-access.ts';

/**
 * Returns the address that a `redirect` value leads a user to after sign-in; null, for the home route, when it is no
 * internal route (OP-53) or one that the guard (`checkAccess`) keeps from the user, as a customer's from staff (OP-19).
 * An address that no contract has is returned: the host says what becomes of it.
 */
export function allowedRedirect(
  table: Pick<RouteTable<RemoteContract>, 'match'>,
  redirect: string | null,
  user: User,
): PortalPath | null {
  const to = internalRoute(redirect);
  if (to === null) return null;
  const access = accessOf(resolveAddress(table, parseHash(to).pathname));
  return access === null || checkAccess(access, { status: 'signed-in', user }) === 'allow' ? to : null;
}
