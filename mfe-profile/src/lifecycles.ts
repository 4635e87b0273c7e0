import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { profileTexts } from './profile.catalogue.ts';
import { ProfileRoutes } from './profile.routes.tsx';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  catalogues: [profileTexts],
  root: ProfileRoutes,
});
