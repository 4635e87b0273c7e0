import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { AuthRoutes } from './auth.routes.tsx';
import { authTexts } from './texts/auth.catalogue.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  catalogues: [authTexts],
  root: AuthRoutes,
});
