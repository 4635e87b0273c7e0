import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { supportMessages } from './messages/support.messages.ts';
import { SupportRoutes } from './support.routes.tsx';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  messageCatalogues: [supportMessages],
  root: SupportRoutes,
});
