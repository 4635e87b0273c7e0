import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { supportTexts } from './support.catalogue.ts';
import { SupportRoutes } from './support.routes.tsx';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  catalogues: [supportTexts],
  root: SupportRoutes,
});
