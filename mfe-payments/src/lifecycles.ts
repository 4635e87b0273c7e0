import { createLifecycles } from '@portal/platform/remote';
import { contract } from '../remote.contract.ts';
import { PaymentsRoutes } from './payments.routes.tsx';
import { paymentsMessages } from './messages/payments.messages.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  contract,
  messageCatalogues: [paymentsMessages],
  root: PaymentsRoutes,
});
