import { createLifecycles } from '@portal/platform/remote';
import { LeasesRoutes } from './leases.routes.tsx';
import { leasesMessages } from './messages/leases.messages.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  messageCatalogues: [leasesMessages],
  root: LeasesRoutes,
});
