import { proxy } from 'valtio';

/**
 * Where remotes draw. The element outlives the frame around it: React only moves it,
 * so a change of frame (sign-in screen to dashboard) never takes away what a remote has drawn.
 */
export interface Outlet {
  readonly element: HTMLElement;
  /** The element of one remote; two may exist for the moment in which one leaves and the next arrives. */
  elementOf(remote: string): HTMLElement;
  /** A valtio proxy: name of the remote whose screen is drawn. */
  readonly state: { readonly mounted: string | null };
  setMounted(remote: string | null): void;
}

export function createOutlet(): Outlet {
  const element = document.createElement('div');
  const elements = new Map<string, HTMLElement>();
  const state = proxy<{ mounted: string | null }>({ mounted: null });
  return {
    element,
    elementOf: (remote) => {
      const known = elements.get(remote);
      if (known) return known;
      const created = document.createElement('div');
      created.dataset['remote'] = remote;
      element.append(created);
      elements.set(remote, created);
      return created;
    },
    state,
    setMounted: (remote) => {
      state.mounted = remote;
    },
  };
}
