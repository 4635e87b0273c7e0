import { proxy, ref } from 'valtio/vanilla';
import { createRouteTable, type RouteTable } from '../routing/route-table.ts';
import type { RemoteContract } from './contract.ts';

/** The contracts that a page uses, and their routes. */
export interface ContractsStore {
  /** A valtio proxy. A contract in it never changes; another build's takes its place. */
  readonly state: { readonly contracts: readonly RemoteContract[] };
  /** Every route of the contracts in use. */
  readonly routeTable: RouteTable<RemoteContract>;
  /** Uses the contract of a remote's newer build from now on, also of one that had no usable contract before. */
  adopt(contract: RemoteContract): void;
}

export function createContractsStore(initial: readonly RemoteContract[]): ContractsStore {
  const state = proxy({ contracts: ref(initial) });
  let table = createRouteTable(initial);
  return {
    state,
    routeTable: { match: (pathname) => table.match(pathname), find: (name) => table.find(name) },
    adopt: (contract) => {
      const others = state.contracts.filter(({ name }) => name !== contract.name);
      const contracts = [...others, contract];
      table = createRouteTable(contracts);
      state.contracts = ref(contracts);
    },
  };
}
