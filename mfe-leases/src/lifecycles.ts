import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { LeasesRoutes } from './leases.routes.tsx';
import { leasesMessages } from './messages/leases.messages.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  messageCatalogues: [leasesMessages],
  root: LeasesRoutes,
});
