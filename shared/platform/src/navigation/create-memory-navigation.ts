import { proxy, ref, subscribe } from 'valtio/vanilla';
import { parseHash } from '../routing/parse-hash.ts';
import type { PortalPath } from '../routing/portal-path.ts';
import { carryQuery } from './carried-query.ts';
import { newKey } from './hash-location.ts';
import { createLeaveBlocks } from './leave-blocks.ts';
import type { HostNavigation, NavigateOptions, PortalLocation } from './navigation.ts';

export interface MemoryNavigationOptions {
  /** The first address; `/` by default. */
  readonly path?: PortalPath;
  /** Returns the address of a link, which a browser may open in another tab; by default none, `#`. */
  readonly hrefOf?: (path: PortalPath) => string;
  /** Called before each move, once the blocks have agreed; when it returns true, the page itself has gone there. */
  readonly takeOver?: (path: PortalPath) => boolean;
}

/**
 * Creates a navigation that keeps its addresses to itself, for a part of a page that belongs to somebody else: it never
 * reads or changes the address, the history or an event of the window.
 */
export function createMemoryNavigation({
  path = '/',
  hrefOf = () => '#',
  takeOver = () => false,
}: MemoryNavigationOptions = {}): HostNavigation {
  const blocks = createLeaveBlocks();
  let entries: readonly PortalLocation[] = [locationOf(path, null)];
  let index = 0;
  // `ref`: the state that a caller gives an entry is their object, to be handed back as it is.
  const store = proxy<{ location: PortalLocation }>({ location: ref(entries[0] as PortalLocation) });

  const carried = (to: PortalPath) => carryQuery(to, store.location.search);

  function show(next: number): void {
    const location = entries[next];
    if (location === undefined) return;
    index = next;
    store.location = ref(location);
  }

  function move(to: PortalPath, { replace = false, state = null }: NavigateOptions): void {
    const address = carried(to);
    if (takeOver(address)) return;
    const next = replace ? index : index + 1;
    entries = [...entries.slice(0, next), locationOf(address, state)];
    show(next);
  }

  /** Without a block at once, as a caller expects who reads the location next. */
  function leave(action: () => void): void {
    if (blocks.blocked) void blocks.askThen(action);
    else action();
  }

  const go = (to: PortalPath, options: NavigateOptions = {}) => leave(() => move(to, options));
  const walk = (delta: number) => leave(() => show(index + delta));

  return {
    get location() {
      return store.location;
    },
    state: blocks.state,
    go,
    walk,
    force: (to, options = {}) => {
      blocks.unblock();
      move(to, options);
    },
    back(fallback) {
      if (index > 0) walk(-1);
      else go(fallback, { replace: true });
    },
    // Nothing else makes a page forget a script that it runs; the customer has asked for it.
    reload: () => globalThis.location.reload(),
    href: (to) => hrefOf(carried(to)),
    subscribe: (listener) => subscribe(store, listener, true),
    block: blocks.block,
    hold: blocks.hold,
    dispose: () => blocks.clear(),
  };
}

function locationOf(path: PortalPath, state: unknown): PortalLocation {
  return { ...parseHash(path), state, key: newKey() };
}
