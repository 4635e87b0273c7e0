import type { EmotionCache } from '@emotion/cache';
import type { I18n } from '@portal/i18n';
import type { User } from '@portal/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { ApiClient } from './api/api-client.ts';
import type { Brand, PortalConfig } from './brand/config.ts';
import type { Content } from './content/content.ts';
import type { EventBus } from './events/event-bus.ts';
import type { Geocoding } from './geocoding/geocoding.ts';
import type { IdempotencyKeys } from './idempotency/idempotency-keys.ts';
import type { KeptForms } from './kept-forms/kept-forms.ts';
import type { Navigation } from './navigation/navigation.ts';
import type { Dialogs, Notify } from './notify/notify.ts';
import type { Page } from './page/page.ts';
import type { Parcels } from './parcels/parcels.ts';
import type { Routes } from './routes/create-routes.ts';
import type { PortalPath } from './routing/portal-path.ts';
import type { Session } from './session/session.ts';
import type { ThemeChoice } from './theme/theme.ts';
import type { Choice } from './choice/choice.ts';
import type { Language } from './language/language.ts';

/** What a host puts around every screen. */
export type AroundScreens = ComponentType<{ readonly children: ReactNode }>;

/**
 * What the shell gives every remote: services of which the page has exactly one. The shell, an embedding page or a test
 * creates it with `createPlatform` of `@portal/platform/host`.
 */
export interface Platform {
  /** Version of this platform (semver); a contract names the range that it needs. */
  readonly version: string;
  readonly config: PortalConfig;
  readonly brand: Brand;
  readonly session: Session;
  readonly api: ApiClient;
  readonly geocoding: Geocoding;
  readonly events: EventBus;
  readonly navigation: Navigation;
  readonly notify: Notify;
  readonly dialogs: Dialogs;
  /** What was typed when a session expired; the kit's forms use it by themselves. */
  readonly keptForms: KeptForms;
  readonly page: Page;
  /** References to the screens of every remote; `useRoutes` in React. */
  readonly routes: Routes;
  /**
   * Returns the address that a `redirect` value leads a user to after sign-in; null, for the home route, when it is no
   * internal route or one that the user may not open (OP-19, OP-53).
   */
  allowedRedirect(redirect: string | null, user: User): PortalPath | null;
  /** Parts of other remotes' screens; `useParcel` in React. */
  readonly parcels: Parcels;
  readonly content: Content;
  /** Returns an address of an answer as one for a link or a picture: `/files/1.pdf` is one of the portal's host (OP-66). */
  wholeAddress(address: string): string;
  /** Light, dark or as the device is set; `useTheme` in React. */
  readonly theme: Choice<ThemeChoice>;
  /** The language of the page's messages; `useLanguage` in React. */
  readonly language: Choice<Language>;
  /** Whether theme and language are the customer's to choose, for this browser; else they are those of the page around. */
  readonly keepsChoices: boolean;
  /** Whether a screen may offer to print: the page around it would be printed too. */
  readonly canPrint: boolean;
  /** Whether a screen may offer to log out: in a page of others, the portal's logout would not end that page's session. */
  readonly canLogOut: boolean;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly i18n: I18n;
  readonly queryClient: QueryClient;
  /** Emotion's cache, which writes styles to a constructed sheet: no CSP forbids it. */
  readonly styles: EmotionCache;
  /** Providers of the host's own, such as the place for overlays in a shadow root. */
  readonly aroundScreens?: AroundScreens | undefined;
  /** Draws the host's fallback for a part that failed, with Retry, phone number and hours (SHELL-74). */
  renderFailure(failure: { readonly error: unknown; readonly retry: () => void }): ReactNode;
}
