import type { PortalPath } from '../routing/portal-path.ts';

export interface PortalLocation {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
  readonly key: string;
}

export interface NavigateOptions {
  readonly replace?: boolean;
  readonly state?: unknown;
}

/**
 * Owns the address: that of the page, or one of its own in somebody else's page. Carries `ui` and `guard` from the
 * present address to the next (SHELL-33, 34). Components use react-router's `<Link>` and hooks, which are connected to
 * it; other code uses it directly.
 */
export interface Navigation {
  readonly location: PortalLocation;
  go(to: PortalPath, options?: NavigateOptions): void;
  /** Goes back one page, or to `fallback` when the portal was opened on this page. */
  back(fallback: PortalPath): void;
  /** Walks through the pages that the customer came by: -1 is the one before. */
  walk(delta: number): void;
  /** Loads the page again at the present address. Who is signed in stays signed in. */
  reload(): void;
  /** Returns the address for an `href`, with its `#`. */
  href(to: PortalPath): string;
  /** Calls the listener after every change of address; returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Calls `mayLeave` before the customer leaves, who stays when it gives false. Returns a function that removes the block. */
  block(mayLeave: () => boolean | Promise<boolean>): () => void;
  /**
   * Offers no newer version of the page until the returned function is called, because a reload would interrupt the
   * customer. Who leaves is not asked.
   */
  hold(): () => void;
}

export interface HostNavigation extends Navigation {
  /** Navigates like `go`, without asking the blocks: the session has ended, so there is no form to lose. */
  force(to: PortalPath, options?: NavigateOptions): void;
  /** A valtio proxy: whether a screen has something that a reload would lose or interrupt. */
  readonly state: { readonly busy: boolean };
  dispose(): void;
}
