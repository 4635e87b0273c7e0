import { createLifecycles } from '@portal/platform/remote';
import { supportMessages } from './messages/support.messages.ts';
import { SupportRoutes } from './support.routes.tsx';

export const { bootstrap, mount, unmount } = createLifecycles({
  messageCatalogues: [supportMessages],
  root: SupportRoutes,
});
