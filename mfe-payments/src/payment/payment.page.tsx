import {
  storeHeaderOf,
  useBackLink,
  useMessages,
  usePortalLocation,
  useRoutes,
  useStoreHeader,
} from '@portal/platform';
import { Navigate } from 'react-router-dom';
import { FailedCard } from '../failed/failed-card.tsx';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { readPaymentAddress, type PaymentAddress } from './payment-address.ts';
import { PaymentSteps } from './payment-steps.tsx';
import { PaymentSkeleton } from './payment.skeleton.tsx';
import { usePaymentTerms } from './terms/use-payment-terms.ts';

/** `/payment-early`: a payment for the lease in the address; goes to the dashboard when there is no such lease (OP-15). */
export function PaymentPage() {
  const { search } = usePortalLocation();
  const address = readPaymentAddress(search);
  if (!address) return <Navigate to={ownRoutes.dashboard()} replace />;
  return <LeasePayment key={address.lease} address={address} />;
}

function LeasePayment({ address }: { readonly address: PaymentAddress }) {
  const t = useMessages(paymentsMessages);
  const state = usePaymentTerms(address.lease);
  const lease = state.status === 'ready' ? state.terms.lease : null;
  const routes = useRoutes();
  const leaseScreen = lease && routes.leases.summary({ id: lease.id });
  useStoreHeader(lease && storeHeaderOf(lease, t('pay.lease', { number: lease.loanNumber })));
  useBackLink(leaseScreen && { to: leaseScreen, label: lease.store.name });

  switch (state.status) {
    case 'pending':
      return <PaymentSkeleton />;
    case 'failed':
      return <FailedCard what="leases" onRetry={state.retry} retrying={state.retrying} />;
    case 'no-lease':
      return <Navigate to={ownRoutes.dashboard()} replace />;
    case 'ready':
      return (
        <PaymentSteps
          address={address}
          terms={state.terms}
          quoted={state.quoted}
          onRetryMethods={state.retryMethods}
        />
      );
  }
}
