import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { PaymentsRoutes } from './payments.routes.tsx';
import { paymentsTexts } from './texts/payments.catalogue.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  catalogues: [paymentsTexts],
  root: PaymentsRoutes,
});
