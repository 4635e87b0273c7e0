import type { UnusableRemote } from '@portal/platform/contract';
import type { HostPlatform } from '@portal/platform/host';
import { proxy, ref, subscribe } from 'valtio';
import { resolveRoute } from './resolve-route.ts';
import type { RouteResolution } from './route-resolution.ts';
import { createUnusableRouteTable } from './route-tables.ts';

/** What the present address shows, kept up to date with address, session and contracts. */
export interface RouterStore {
  /** A valtio proxy. */
  readonly state: { readonly resolution: RouteResolution };
  dispose(): void;
}

/** Follows address, session and contracts, and carries out the guard's redirects: each replaces the rejected address in the history. */
export function createRouterStore(
  platform: Pick<HostPlatform, 'navigation' | 'session' | 'contracts'>,
  unusable: readonly UnusableRemote[],
): RouterStore {
  const { navigation, session, contracts } = platform;
  const tables = { released: contracts.routeTable, unusable: createUnusableRouteTable(unusable) };
  // A resolution holds contracts, which never change: `ref` keeps valtio from making proxies of them.
  const resolve = () => ref(resolveRoute(navigation.location, session.state, tables));
  const state = proxy<{ resolution: RouteResolution }>({ resolution: resolve() });

  function update(): void {
    const resolution = resolve();
    if (resolution.type === 'redirect') navigation.force(resolution.to, { replace: true });
    else state.resolution = resolution;
  }

  const unsubscribes = [
    navigation.subscribe(update),
    session.subscribe(update),
    subscribe(contracts.state, update, true),
  ];
  update();

  return {
    state,
    dispose: () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
