import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { AuthRoutes } from './auth.routes.tsx';
import { loginMessages } from './messages/login.messages.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  messageCatalogues: [loginMessages],
  root: AuthRoutes,
});
