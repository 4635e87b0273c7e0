import { createLifecycles } from '@portal/platform/remote';
import { PaymentsRoutes } from './payments.routes.tsx';
import { paymentsMessages } from './messages/payments.messages.ts';

export const { bootstrap, mount, unmount } = createLifecycles({
  messageCatalogues: [paymentsMessages],
  root: PaymentsRoutes,
});
