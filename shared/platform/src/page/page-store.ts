import { proxy } from 'valtio/vanilla';
import type { Navigation } from '../navigation/navigation.ts';
import type { BackLink, Page, StoreHeader } from './page.ts';

/** The values that the screen has set; null where the frame shows the contract's. */
export interface PageState {
  store: StoreHeader | null;
  back: BackLink | null;
  title: string | null;
}

export interface PageStore {
  /** A valtio proxy that the shell draws. */
  readonly state: PageState;
  readonly page: Page;
  dispose(): void;
}

/** Creates the store of the values that a screen sets for its frame; they are cleared when the path changes. */
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
        // `set` is the proxy of an object; the value of another screen is another proxy.
        if (state[key] === set) Object.assign(state, { [key]: null });
      };
    };

  return {
    state,
    page: { setStore: setter('store'), setBack: setter('back'), setTitle: setter('title') },
    dispose,
  };
}
