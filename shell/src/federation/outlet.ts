/**
 * Where remotes draw. The element outlives the frame around it: React only moves it,
 * so a change of frame (sign-in screen to dashboard) never takes away what a remote has drawn.
 */
export interface Outlet {
  readonly element: HTMLElement;
  /** The part of one remote; two may be there for the moment in which one leaves and the next arrives. */
  partOf(remote: string): HTMLElement;
  /** Name of the remote whose screen is drawn. */
  readonly mounted: string | null;
  setMounted(remote: string | null): void;
  subscribe(listener: () => void): () => void;
}

export function createOutlet(): Outlet {
  const element = document.createElement('div');
  const parts = new Map<string, HTMLElement>();
  const listeners = new Set<() => void>();
  let mounted: string | null = null;
  return {
    element,
    partOf: (remote) => {
      const known = parts.get(remote);
      if (known) return known;
      const part = document.createElement('div');
      part.dataset['remote'] = remote;
      element.append(part);
      parts.set(remote, part);
      return part;
    },
    get mounted() {
      return mounted;
    },
    setMounted: (remote) => {
      mounted = remote;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
