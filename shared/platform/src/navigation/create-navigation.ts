import { proxy, ref, subscribe } from 'valtio/vanilla';
import { parseHash } from '../routing/parse-hash.ts';
import type { PortalPath } from '../routing/portal-path.ts';
import { carryQuery } from './carried-query.ts';
import { newKey, readEntryState, type Entry, type EntryState } from './hash-location.ts';
import { createLeaveBlocks } from './leave-blocks.ts';
import type { HostNavigation, NavigateOptions } from './navigation.ts';

/**
 * Creates the navigation of the page, which owns its hash address.
 *
 * It adds its listeners to the window with the browser's `addEventListener`, not single-spa's, and for the capture
 * phase: single-spa delays listeners until it has changed applications, and a blocked Back must be undone before that.
 */
export function createNavigation(): HostNavigation {
  const { history } = globalThis;
  // `ref`: the state that a caller gives an entry is their object, to be handed back as it is.
  const store = proxy<{ entry: Entry }>({ entry: ref(stamp(readEntryState(history.state)?.index ?? 0)) });
  // Listens only while there is a block: a page that always does is kept out of the back-forward cache.
  const blocks = createLeaveBlocks((blocked) => {
    if (blocked) globalThis.window.addEventListener('beforeunload', onBeforeUnload);
    else globalThis.window.removeEventListener('beforeunload', onBeforeUnload);
  });
  /** A blocked Back is being undone; what is to be done once the customer is here again. */
  let onReturn: (() => void) | null = null;
  /** The move that undid it is over but for its `hashchange`. */
  let returned = false;
  /** The customer said yes: the next move is theirs. */
  let letThrough = false;
  /** Inside `pushState` or `replaceState`, from which single-spa dispatches a popstate. */
  let moving = false;

  /** Gives an entry that somebody typed a key and its place. */
  function stamp(index: number): Entry {
    const { pathname, search } = parseHash(globalThis.location.hash);
    const known = readEntryState(history.state);
    const entry = known ?? { key: newKey(), index, state: null };
    if (!known) history.replaceState(entry, '');
    return { location: { pathname, search, state: entry.state ?? null, key: entry.key }, index: entry.index };
  }

  function sync(): void {
    const { location, index } = store.entry;
    const next = stamp(index + 1);
    const { key, pathname, search } = next.location;
    if (key === location.key && pathname === location.pathname && search === location.search) return;
    store.entry = ref(next);
  }

  function move(to: PortalPath, { replace = false, state = null }: NavigateOptions): void {
    const entry: EntryState = { key: newKey(), index: store.entry.index + (replace ? 0 : 1), state };
    moving = true;
    try {
      history[replace ? 'replaceState' : 'pushState'](entry, '', hrefOf(to));
    } finally {
      moving = false;
    }
    sync();
  }

  const hrefOf = (to: PortalPath) => `#${carryQuery(to, store.entry.location.search)}`;

  function onPopState(event: Event): void {
    // Not a Back. Those who hear it next ask for the address.
    if (moving) {
      sync();
      return;
    }
    returned = onReturn !== null;
    if (onReturn) {
      event.stopImmediatePropagation();
      onReturn();
      onReturn = null;
      return;
    }
    if (!blocks.blocked || letThrough || isCurrent()) {
      letThrough = false;
      sync();
      return;
    }
    event.stopImmediatePropagation();
    const target = stamp(store.entry.index + 1);
    const distance = target.index - store.entry.index;
    if (distance === 0) return;
    onReturn = () =>
      void blocks.askThen(() => {
        letThrough = true;
        history.go(distance);
      });
    history.go(-distance);
  }

  function onHashChange(event: Event): void {
    if (returned || !isCurrent()) event.stopImmediatePropagation();
    returned = false;
  }

  function isCurrent(): boolean {
    return readEntryState(history.state)?.key === store.entry.location.key;
  }

  function onBeforeUnload(event: BeforeUnloadEvent): void {
    event.preventDefault();
  }

  function go(to: PortalPath, options: NavigateOptions = {}): void {
    if (blocks.blocked) void blocks.askThen(() => move(to, options));
    else move(to, options);
  }

  const page: EventTarget = globalThis.window;
  const listened = [
    ['popstate', onPopState],
    ['hashchange', onHashChange],
  ] as const;
  for (const [name, listener] of listened) {
    EventTarget.prototype.addEventListener.call(page, name, listener as EventListener, true);
  }

  return {
    get location() {
      return store.entry.location;
    },
    state: blocks.state,
    go,
    walk: (delta) => history.go(delta),
    force: (to, options = {}) => {
      blocks.unblock();
      move(to, options);
    },
    back(fallback) {
      if (store.entry.index > 0) history.back();
      else go(fallback, { replace: true });
    },
    reload: () => globalThis.location.reload(),
    href: hrefOf,
    subscribe: (listener) => subscribe(store, listener, true),
    block: blocks.block,
    hold: blocks.hold,
    dispose() {
      for (const [name, listener] of listened) {
        EventTarget.prototype.removeEventListener.call(page, name, listener as EventListener, true);
      }
      blocks.clear();
    },
  };
}
