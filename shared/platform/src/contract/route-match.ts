import type { MatchedRoute } from '../routing/route-table.ts';
import type { RemoteContract } from './contract.ts';

/** A route of a contract, and the parameters of the address that it was found by. */
export type RouteMatch<Contract extends RemoteContract = RemoteContract> = MatchedRoute<Contract>;
