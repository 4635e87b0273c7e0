import type { PortalPath } from '@portal/platform';
import type { RouteMatch, shellPaths } from '@portal/platform/contract';

/** Pages of the shell with an address of their own. */
export type ShellPage = Exclude<keyof typeof shellPaths, 'home'>;

export type ShellScreen = ShellPage | 'not-found';

/** What an address shows to whoever is signed in, decided from the contracts alone. */
export type RouteResolution =
  | { readonly type: 'redirect'; readonly to: PortalPath }
  /** The guard must wait for the session check; the frame is drawn and the remote downloads meanwhile. */
  | { readonly type: 'checking'; readonly match: RouteMatch | null }
  | { readonly type: 'remote'; readonly match: RouteMatch }
  /** A route of a remote whose contract can't be used. */
  | { readonly type: 'unusable'; readonly remote: string }
  | { readonly type: 'screen'; readonly screen: ShellScreen };

/** The route of a remote that the address belongs to, also while the guard still waits; null when it belongs to none. */
export function matchOf(resolution: RouteResolution): RouteMatch | null {
  return resolution.type === 'remote' || resolution.type === 'checking' ? resolution.match : null;
}
