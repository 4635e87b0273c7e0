import { createLifecycles } from '@portal/platform/remote';
import { retailersMessages } from './messages/retailers.messages.ts';
import { RetailersRoutes } from './retailers.routes.tsx';

export const { bootstrap, mount, unmount } = createLifecycles({
  messageCatalogues: [retailersMessages],
  root: RetailersRoutes,
});
