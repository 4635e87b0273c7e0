import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { AuthRoutes } from './auth.routes.tsx';
import { authMessages } from './messages/auth.messages.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  messageCatalogues: [authMessages],
  root: AuthRoutes,
});
