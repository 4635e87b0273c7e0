import { createLifecycles } from '@portal/platform/remote';
import { AuthRoutes } from './auth.routes.tsx';
import { loginMessages } from './messages/login.messages.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  messageCatalogues: [loginMessages],
  root: AuthRoutes,
});
