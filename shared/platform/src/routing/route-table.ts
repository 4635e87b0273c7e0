import { matchPath, rankOf, type PathParams } from './path-pattern.ts';

/** The part of a contract that the table needs. */
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
  /** Returns the most specific route that matches a pathname, or null. */
  match(pathname: string): MatchedRoute<Contract> | null;
  /** Returns the route with this name, or null when the release does not have it. */
  find(name: RouteName): ContractRoute<Contract> | null;
}

/** Creates the route table of contracts. The earlier contract wins a conflict, which no release may have. */
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
