import type { HostPlatform } from '@portal/platform/host';
import { proxy, ref } from 'valtio';
import { resolveRoute, type Routable } from './resolve-route.ts';
import type { RouteResolution } from './route-resolution.ts';

/** What the present address shows, kept up to date with address and session. */
export interface RouterStore {
  /** A valtio proxy. */
  readonly state: { readonly resolution: RouteResolution };
  dispose(): void;
}

/** Follows address and session, and carries out the guard's redirects: each replaces the rejected address in the history. */
export function createRouterStore(
  platform: Pick<HostPlatform, 'navigation' | 'session'>,
  routable: Routable,
): RouterStore {
  const { navigation, session } = platform;
  // A resolution holds contracts, which never change: `ref` keeps valtio from making proxies of them.
  const resolve = () => ref(resolveRoute(navigation.location, session.state, routable));
  const state = proxy<{ resolution: RouteResolution }>({ resolution: resolve() });

  function update(): void {
    const resolution = resolve();
    if (resolution.type === 'redirect') navigation.force(resolution.to, { replace: true });
    else state.resolution = resolution;
  }

  const unsubscribes = [navigation.subscribe(update), session.subscribe(update)];
  update();

  return {
    state,
    dispose: () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    },
  };
}
