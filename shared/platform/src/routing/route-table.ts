import { matchPath, rankOf, type PathParams } from './path-pattern.ts';

/** What the table reads of a contract; one that is not parsed yet will do. */
export interface RoutableContract {
  readonly name: string;
  readonly routes: readonly { readonly id: string; readonly path: string }[];
}

/** A route and the contract that it belongs to. */
export interface ContractRoute<Contract extends RoutableContract> {
  readonly contract: Contract;
  readonly route: Contract['routes'][number];
}

export interface MatchedRoute<Contract extends RoutableContract> extends ContractRoute<Contract> {
  readonly params: PathParams;
}

/** Name of a remote and the id of one of its routes. */
export interface RouteName {
  readonly remote: string;
  readonly route: string;
}

/** Every route of a release. Router, guard, preload and single-spa ask one table, so they always agree. */
export interface RouteTable<Contract extends RoutableContract> {
  /** The most specific route that a pathname belongs to, or null. */
  match(pathname: string): MatchedRoute<Contract> | null;
  /** The route of that name, or null when the release does not have it. */
  find(name: RouteName): ContractRoute<Contract> | null;
}

/** Of two routes that match the same addresses, which no release may have, the earlier contract's counts. */
export function createRouteTable<Contract extends RoutableContract>(
  contracts: readonly Contract[],
): RouteTable<Contract> {
  const ranked: readonly (ContractRoute<Contract> & { readonly rank: string })[] = contracts
    .flatMap((contract) => contract.routes.map((route) => ({ contract, route, rank: rankOf(route.path) })))
    .sort((a, b) => Number(b.rank > a.rank) - Number(a.rank > b.rank));
  return {
    match(pathname) {
      for (const { contract, route } of ranked) {
        const params = matchPath(route.path, pathname);
        if (params !== null) return { contract, route, params };
      }
      return null;
    },
    find: (name) =>
      ranked.find(({ contract, route }) => contract.name === name.remote && route.id === name.route) ?? null,
  };
}
