import type { RouteContract } from './contract.ts';

/**
 * A route that a remote will have: others may refer to it already, and draw its link once it is released. It moves from
 * `remote.planned.ts` to the contract together with its screen.
 */
export type PlannedRoute = Pick<RouteContract, 'id' | 'path' | 'query'>;
