import { createLifecycles } from '@portal/platform/remote';
import { profileMessages } from './messages/profile.messages.ts';
import { ProfileRoutes } from './profile.routes.tsx';

export const { bootstrap, mount, unmount } = createLifecycles({
  messageCatalogues: [profileMessages],
  root: ProfileRoutes,
});
