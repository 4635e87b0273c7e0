import { csrfCookie, logout } from '@portal/api-contract';
import { formatWaitingTime } from '@portal/domain';
import { createI18n } from '@portal/i18n';
import { type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callTimeoutMs, portalHeaders } from '../api/call-headers.ts';
import { createApiClient } from '../api/create-api-client.ts';
import type { EarlyCalls } from '../api/early-calls.ts';
import type { Brand, PortalConfig } from '../brand/config.ts';
import { createContent } from '../content/content.ts';
import { allowedRedirect } from '../contract/allowed-redirect.ts';
import type { RemoteContract } from '../contract/contract.ts';
import { areasChangedBy, eventShape } from '../contract/event-shapes.ts';
import { createContractsStore, type ContractsStore } from '../contract/contracts-store.ts';
import { PORTAL_PLATFORM_VERSION } from '../contract/platform-version.ts';
import { createEventBus } from '../events/create-event-bus.ts';
import { reportUncaught } from '../events/report-uncaught.ts';
import { createLazyGeocoding } from '../geocoding/lazy-geocoding.ts';
import { createIdempotencyKeys } from '../idempotency/idempotency-keys.ts';
import { createKeptForms } from '../kept-forms/create-kept-forms.ts';
import { platformMessages } from '../messages/platform.messages.ts';
import { createNavigation } from '../navigation/create-navigation.ts';
import type { HostNavigation } from '../navigation/navigation.ts';
import { createDialogs, type DialogsStore } from '../notify/dialogs-store.ts';
import { createNotifications, type NotificationsStore } from '../notify/notifications-store.ts';
import { createPageStore, type PageStore } from '../page/page-store.ts';
import type { AroundScreens, Platform } from '../platform.ts';
import { createParcels, type MountParcel } from '../parcels/create-parcels.ts';
import { createQueryClient } from '../query/create-query-client.ts';
import { notifyOfLimits } from '../query/notify-of-limits.ts';
import { connectOtherTabs } from '../query/other-tabs.ts';
import { createRoutes } from '../routes/create-routes.ts';
import { setPasswordPath } from '../routes/set-password-path.ts';
import type { RouteTable } from '../routing/route-table.ts';
import { wholeAddress } from '../routing/whole-address.ts';
import { withLanguage } from '../server-sentences/server-sentences.ts';
import { createSession } from '../session/create-session.ts';
import type { TokenStore } from '../session/token-store.ts';
import { localStorageIfAllowed } from '../storage/local-storage-if-allowed.ts';
import { createStyleCache, type StyleRoot } from '../styles/create-style-cache.ts';
import { showLanguage, storedLanguage, type Language } from '../language/language.ts';
import { showTheme, storedTheme, type ThemeChoice } from '../theme/theme.ts';
import { createChoice } from '../choice/create-choice.ts';
import { forgetFormerCustomer } from './forget-former-customer.ts';
import { leaveForAuthCheck } from './leave-for-auth-check.ts';

export interface PlatformOptions {
  readonly config: PortalConfig;
  /** `brandForHost(config, location.host)`. */
  readonly brand: Brand;
  readonly renderFailure: (failure: { readonly error: unknown; readonly retry: () => void }) => ReactNode;
  /** Contracts of the active release; none for a remote that runs alone. */
  readonly contracts?: readonly RemoteContract[];
  /** Calls that the page has started before the platform was there. */
  readonly earlyCalls?: EarlyCalls;
  /**
   * Language and theme of the page around the screens. They are this platform's alone: it reads and stores none. By default
   * the customer chooses them for this browser (SHARED-69).
   */
  readonly choices?: { readonly language: Language; readonly theme: ThemeChoice };
  /**
   * Owns the address of the portal; by default that of the page, with its history. A page with a router of its own gives
   * `createMemoryNavigation()`.
   */
  readonly navigation?: HostNavigation;
  /** Where styles go: the document, or the shadow root of an embedding element. */
  readonly styleRoot?: StyleRoot;
  /** The element that says its language and scheme; by default that of the document. */
  readonly root?: HTMLElement;
  /** Origin of the portal, for a page of another one: `https://portal.example`. By default the page is the portal's own. */
  readonly portalOrigin?: string;
  /**
   * Whether a call that the api answers with the need of a new password leads to its screen at once (AUTH-45); false for a
   * host that draws, while the session says `mustResetPassword`, a way there in place of its screens.
   */
  readonly leadsToNewPassword?: boolean;
  /** Whether printing the page prints the screens alone, as in the portal; false for a page with more in it. */
  readonly canPrint?: boolean;
  /** Whether the portal's logout ends the session, as in the portal; false where the token is the page's own. */
  readonly canLogOut?: boolean;
  /** Providers of the host's own around every screen. */
  readonly aroundScreens?: AroundScreens;
  /** Keeps the session's token; by default the storage of the tab. */
  readonly tokens?: TokenStore;
  /** Replaces the default cache, whose retries a test does not wait for. */
  readonly queryClient?: QueryClient;
}

/** The platform as its host sees it: with the stores that the shell draws. */
export interface HostPlatform extends Platform {
  readonly navigation: HostNavigation;
  readonly notifications: NotificationsStore;
  readonly openDialogs: DialogsStore;
  readonly pageStore: PageStore;
  readonly contracts: ContractsStore;
  /** Every route of the contracts in use. */
  readonly routeTable: RouteTable<RemoteContract>;
  /**
   * Called once the start sequence is over: from then on a session that expires leads to the auth check
   * with the present address as `redirect` (SHARED-38, SHELL-68).
   */
  markLoaded(): void;
  /** Says how parcels are mounted; before that the page offers no parcels. */
  mountParcelsBy(mount: MountParcel): void;
  /**
   * Calls after each answer to a call with the session's token: the session lasts longer from then. Answers how to stop.
   */
  onSessionUse(listener: () => void): () => void;
  /** Removes every listener from the page; for tests and embedding elements. */
  dispose(): void;
}

/** Creates the platform of a page. */
export function createPlatform(options: PlatformOptions): HostPlatform {
  const { config, brand, navigation = createNavigation(), styleRoot = document } = options;
  const { root = document.documentElement, portalOrigin = '', choices } = options;
  const theme = createChoice(choices ? { given: choices.theme } : storedTheme, (choice) =>
    showTheme(root, choice),
  );
  // While nothing is chosen, the element stays as its host made it.
  if (theme.choice !== 'system') showTheme(root, theme.choice);
  const language = createChoice(choices ? { given: choices.language } : storedLanguage, (choice) => {
    showLanguage(root, choice);
    void i18n.setLanguage(choice);
  });
  const i18n = createI18n({ language: language.choice, onFailure: reportUncaught });
  void i18n.addMessages(platformMessages);
  const contracts = createContractsStore(options.contracts ?? []);
  const { routeTable } = contracts;
  const notifications = createNotifications();
  const dialogs = createDialogs();
  const pageStore = createPageStore(navigation);
  const queryClient = options.queryClient ?? createQueryClient();
  const invalidate = (areas: readonly string[]) => {
    for (const area of areas) void queryClient.invalidateQueries({ queryKey: [area] });
  };
  const otherTabs = connectOtherTabs(
    () => (session.state.status === 'signed-in' ? session.state.user.id : null),
    invalidate,
  );
  const events = createEventBus({
    shapeOf: (name) => eventShape(contracts.state.contracts, name),
    beforeListeners: (name) => {
      const areas = areasChangedBy(contracts.state.contracts, name);
      invalidate(areas);
      otherTabs.tell(areas);
    },
  });
  const { keptForms, beforeEnd } = createKeptForms({
    events,
    navigation,
    onTaken: () => notifications.notify.info(i18n.translate(platformMessages, 'keptForms.taken')),
  });
  const session = createSession({
    events,
    go: (to) => navigation.force(to, { replace: true }),
    beforeEnd,
    tokens: options.tokens,
    onMemoryOnly: () => notifications.notify.info(i18n.translate(platformMessages, 'session.memoryOnly')),
  });
  const endLimitNotes = notifyOfLimits(queryClient, notifications.notify);
  let loaded = false;
  let mountParcel: MountParcel | null = null;
  const useListeners = new Set<() => void>();

  forgetFormerCustomer({ events, queryClient, dialogs: dialogs.store, notifications: notifications.store });
  events.on('session.ended', ({ why }) => {
    if (why === 'expired' && loaded) leaveForAuthCheck(navigation, routeTable);
  });

  return {
    version: PORTAL_PLATFORM_VERSION,
    config,
    brand,
    session,
    api: createApiClient({
      base: config.apiBase,
      headers: () => portalHeaders(config.headers, brand.key, i18n.language),
      session,
      onSessionUse: () => {
        for (const listener of useListeners) listener();
      },
      onPasswordRequired: () => {
        const to = setPasswordPath(routeTable, navigation.location);
        if (to === null) return;
        if (options.leadsToNewPassword ?? true) navigation.force(to, { replace: true });
        const { token, state } = session;
        if (token !== null && state.status === 'signed-in')
          session.signIn({ token, user: state.user, mustResetPassword: true });
      },
      csrf: csrfCookie,
      logout,
      earlyCalls: options.earlyCalls,
      timeoutMs: callTimeoutMs,
      waitMessage: (seconds) =>
        i18n.translate(platformMessages, 'tooMany', { time: formatWaitingTime(seconds, i18n.language) }),
      translateError: (error) => withLanguage(error, i18n.language),
    }),
    geocoding: createLazyGeocoding(config),
    events,
    navigation,
    notify: notifications.notify,
    dialogs: dialogs.dialogs,
    keptForms,
    page: pageStore.page,
    routes: createRoutes(routeTable),
    allowedRedirect: (redirect, user) => allowedRedirect(routeTable, redirect, user),
    parcels: createParcels(contracts, () => mountParcel),
    content: createContent({ base: config.contentBase, brand: brand.key, language: () => i18n.language }),
    wholeAddress: (address) => wholeAddress(address, portalOrigin),
    theme,
    language,
    keepsChoices: !choices,
    canPrint: options.canPrint ?? true,
    canLogOut: options.canLogOut ?? true,
    idempotencyKeys: createIdempotencyKeys(localStorageIfAllowed()),
    i18n,
    queryClient,
    styles: createStyleCache(styleRoot),
    renderFailure: options.renderFailure,
    aroundScreens: options.aroundScreens,
    notifications: notifications.store,
    openDialogs: dialogs.store,
    pageStore,
    contracts,
    routeTable,
    markLoaded: () => {
      loaded = true;
    },
    mountParcelsBy: (mount) => {
      mountParcel = mount;
    },
    onSessionUse(listener) {
      useListeners.add(listener);
      return () => useListeners.delete(listener);
    },
    dispose: () => {
      endLimitNotes();
      otherTabs.dispose();
      theme.dispose();
      language.dispose();
      pageStore.dispose();
      notifications.dispose();
      navigation.dispose();
      queryClient.clear();
    },
  };
}
