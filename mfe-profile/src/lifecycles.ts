import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { profileMessages } from './messages/profile.messages.ts';
import { ProfileRoutes } from './profile.routes.tsx';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  messageCatalogues: [profileMessages],
  root: ProfileRoutes,
});
