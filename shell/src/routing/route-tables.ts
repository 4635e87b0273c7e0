import {
  createRouteTable,
  type RemoteContract,
  type RoutableContract,
  type RouteTable,
  type UnusableRemote,
} from '@portal/platform/contract';

/** The routes of a release, by which an address is resolved. */
export interface RouteTables {
  /** Routes of the remotes that can be loaded. */
  readonly released: RouteTable<RemoteContract>;
  /** Routes of the remotes whose contract can't be used. */
  readonly unusable: RouteTable<RoutableContract>;
}

/** Of an unusable remote only the paths are known, as far as they could be read. */
export function createUnusableRouteTable(remotes: readonly UnusableRemote[]): RouteTable<RoutableContract> {
  return createRouteTable(
    remotes.map(({ name, paths }) => ({ name, routes: paths.map((path) => ({ id: path, path })) })),
  );
}
