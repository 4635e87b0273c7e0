import type { PortalLocation } from '../navigation/navigation.ts';
import { requiredQuery } from '../routing/route-query.ts';
import type { RouteTable } from '../routing/route-table.ts';
import type { RemoteContract } from './contract.ts';

/**
 * Returns what tells the screen of an address from others: its path, with the values of the query that its route can't
 * be without. Filters and searches, which it can be without, make no other screen.
 */
export function screenAddress(
  routes: RouteTable<RemoteContract>,
  { pathname, search }: Pick<PortalLocation, 'pathname' | 'search'>,
): string {
  const query = new URLSearchParams(search);
  const names = requiredQuery(routes.match(pathname)?.route.query ?? {});
  return JSON.stringify([pathname, ...names.map((name) => query.get(name))]);
}
