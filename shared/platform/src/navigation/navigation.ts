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
 * The one owner of the hash address. Carries `ui` and `guard` from the present address to the next (SHELL-33, 34).
 * Remotes use react-router's `<Link>` and hooks, which the remote's root connects to this; it is for code outside React.
 */
export interface Navigation {
  readonly location: PortalLocation;
  go(to: PortalPath, options?: NavigateOptions): void;
  /** Back one page, or to `fallback` when the portal was opened on this page. */
  back(fallback: PortalPath): void;
  href(to: PortalPath): string;
  subscribe(listener: () => void): () => void;
  /** Asks before the customer leaves a form with changes; answers how to stop asking. */
  block(mayLeave: () => boolean | Promise<boolean>): () => void;
}
