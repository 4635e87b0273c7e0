import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { retailersMessages } from './messages/retailers.messages.ts';
import { RetailersRoutes } from './retailers.routes.tsx';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  messageCatalogues: [retailersMessages],
  root: RetailersRoutes,
});
