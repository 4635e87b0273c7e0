import { proxy } from 'valtio/vanilla';
import type { Navigation } from '../navigation/navigation.ts';
import type { BackLink, Page, StoreHeader } from './page.ts';

/** What the screen has added to its frame; null where the contract's own is shown. */
export interface PageState {
  store: StoreHeader | null;
  back: BackLink | null;
  title: string | null;
}

export interface PageStore {
  /** A valtio proxy for the shell to draw. */
  readonly state: PageState;
  readonly page: Page;
  dispose(): void;
}

/** Keeps what the screen adds to its frame, and forgets it when the path changes. */
export function createPageStore(navigation: Navigation): PageStore {
  const state = proxy<PageState>({ store: null, back: null, title: null });
  let pathname = navigation.location.pathname;
  const dispose = navigation.subscribe(() => {
    if (navigation.location.pathname === pathname) return;
    pathname = navigation.location.pathname;
    Object.assign(state, { store: null, back: null, title: null });
  });

  const setter =
    <Key extends keyof PageState>(key: Key) =>
    (value: PageState[Key]) => {
      state[key] = value;
      const set = state[key];
      return () => {
        // An object is found again as its proxy; another screen's value is another one.
        if (state[key] === set) Object.assign(state, { [key]: null });
      };
    };

  return {
    state,
    page: { setStore: setter('store'), setBack: setter('back'), setTitle: setter('title') },
    dispose,
  };
}
