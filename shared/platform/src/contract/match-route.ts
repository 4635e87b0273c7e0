import { createRouteTable, type MatchedRoute } from '../routing/route-table.ts';
import type { RemoteContract } from './contract.ts';

/** A route of a contract, and the parameters of the address that it was found by. */
export type RouteMatch<Contract extends RemoteContract = RemoteContract> = MatchedRoute<Contract>;

/** The route that an address belongs to, or null. Whoever asks more than once makes a table. */
export function matchRoute<Contract extends RemoteContract>(
  contracts: readonly Contract[],
  pathname: string,
): RouteMatch<Contract> | null {
  return createRouteTable(contracts).match(pathname);
}
