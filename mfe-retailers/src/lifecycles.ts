import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { retailersTexts } from './retailers.catalogue.ts';
import { RetailersRoutes } from './retailers.routes.tsx';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  catalogues: [retailersTexts],
  root: RetailersRoutes,
});
