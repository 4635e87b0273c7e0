export { createApiClient, type ApiClientOptions } from '../api/create-api-client.ts';
export { brandForHost } from '../brand/brand-for-host.ts';
export { readConfig } from '../brand/read-config.ts';
export { addCatalogue, addContractTexts, contractNamespace, setLanguage } from '../i18n/create-i18n.ts';
export type { DialogsStore, OpenDialog } from '../notify/dialogs-store.ts';
export type { NotificationsStore, ShownNotification } from '../notify/notifications-store.ts';
export type { PageStore, PageState } from '../page/page-store.ts';
export { createStyleCache, type StyleRoot } from '../styles/create-style-cache.ts';
export { createPlatform, type HostPlatform, type PlatformOptions } from './create-platform.ts';
