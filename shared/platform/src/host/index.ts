export { createApiClient, type ApiClientOptions } from '../api/create-api-client.ts';
export { brandForHost } from '../brand/brand-for-host.ts';
export { readConfig } from '../brand/read-config.ts';
export {
  createMemoryNavigation,
  type MemoryNavigationOptions,
} from '../navigation/create-memory-navigation.ts';
export { backOf, tabsOf } from '../contract/route-links.ts';
export { screenAddress } from '../contract/screen-address.ts';
export { contractMessage } from '../messages/contract-message.ts';
export type { DialogsStore, OpenDialog } from '../notify/dialogs-store.ts';
export type { NotificationsStore, ShownNotification } from '../notify/notifications-store.ts';
export type { PageStore, PageState } from '../page/page-store.ts';
export type { HostParcelPlace, MountParcel, ParcelAddress } from '../parcels/create-parcels.ts';
export { portalHeaders } from '../api/call-headers.ts';
export { forgetSessionTexts } from '../session/session-text.ts';
export type { TokenStore } from '../session/token-store.ts';
export { broadcastChannelIfAllowed } from '../storage/broadcast-channel-if-allowed.ts';
export { createQueryClient } from '../query/create-query-client.ts';
export { createStyleCache, type StyleRoot } from '../styles/create-style-cache.ts';
export { wholeAddress } from '../routing/whole-address.ts';
export { createPlatform, type HostPlatform, type PlatformOptions } from './create-platform.ts';
export { drawRemote } from './draw-remote.ts';
export { fetchFile } from './fetch-file.ts';
