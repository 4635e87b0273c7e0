import type { PortalPath } from '@portal/platform';
import type { RouteMatch } from '@portal/platform/contract';

export type ShellScreen = 'welcome' | 'staff' | 'forbidden' | 'not-found';

/** What an address means for whoever is signed in, decided from the contracts alone. */
export type Place =
  | { readonly kind: 'redirect'; readonly to: PortalPath }
  /** The guard must wait for the session check; the frame is drawn and the remote downloads meanwhile. */
  | { readonly kind: 'checking'; readonly match: RouteMatch | null }
  | { readonly kind: 'remote'; readonly match: RouteMatch }
  /** A route of a remote whose contract can't be used. */
  | { readonly kind: 'unusable'; readonly remote: string }
  | { readonly kind: 'screen'; readonly screen: ShellScreen };
