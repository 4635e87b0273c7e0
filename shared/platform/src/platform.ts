import type { EmotionCache } from '@emotion/cache';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import type { ApiClient } from './api/api-client.ts';
import type { Brand, PortalConfig } from './brand/config.ts';
import type { Content } from './content/content.ts';
import type { EventBus } from './events/event-bus.ts';
import type { Geocoding } from './geocoding/geocoding.ts';
import type { IdempotencyKeys } from './idempotency/idempotency-keys.ts';
import type { Navigation } from './navigation/navigation.ts';
import type { Dialogs, Notify } from './notify/notify.ts';
import type { Page } from './page/page.ts';
import type { Routes } from './routes/create-routes.ts';
import type { Session } from './session/session.ts';

/**
 * What the shell promises a remote: the things there are exactly one of in the page.
 * The shell makes one with `createPlatform` of `@portal/platform/host`; so does an embedding page and a test.
 */
export interface Platform {
  /** Semver; a contract names the range it needs. */
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
  readonly page: Page;
  /** References to the screens of every remote; `useRoutes` in React. */
  readonly routes: Routes;
  readonly content: Content;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly i18n: i18n;
  readonly queryClient: QueryClient;
  /** Where the page's styles go: a constructed sheet, which no CSP forbids. */
  readonly styles: EmotionCache;
  /** Draws a failed part in the host's own way: fallback with Retry, phone and hours. */
  renderFailure(failure: { readonly error: unknown; readonly retry: () => void }): ReactNode;
}
