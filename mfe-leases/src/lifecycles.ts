import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { LeasesRoutes } from './leases.routes.tsx';
import { leasesTexts } from './texts/leases.catalogue.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  catalogues: [leasesTexts],
  root: LeasesRoutes,
});
