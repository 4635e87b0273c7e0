import { awaitsSettlement, isPaidOff, type Lease } from '@portal/domain';
import { useBrand, useMessages, useRoutes } from '@portal/platform';
import { ButtonLink, Card, EmptyState } from '@portal/ui';
import { EmptyIllustration } from '@portal/ui/illustrations';
import { Navigate } from 'react-router-dom';
import { FailedCard } from '../failed/failed-card.tsx';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { ownRoutes } from '../own-routes.ts';
import { usePaymentIntents } from '../queries/use-payment-intents.ts';
import { PaymentSkeleton } from './payment.skeleton.tsx';

/**
 * Says in place of the form that a lease is paid off, or that its last payment is with the customer's bank (PAY-25).
 * While the payments can't be loaded it says neither. Goes to the dashboard for a lease that is in no list of leases to
 * pay, such as an application.
 */
export function NothingLeft({ lease }: { readonly lease: Lease }) {
  const t = useMessages(paymentsMessages);
  const { key: brand } = useBrand();
  const details = useRoutes().leases.summary({ id: lease.id });
  const ordered = usePaymentIntents();
  if (!isPaidOff(lease)) return <Navigate to={ownRoutes.dashboard()} replace />;
  if (ordered.status === 'pending') return <PaymentSkeleton />;
  if (ordered.status === 'failed')
    return <FailedCard what="history" onRetry={ordered.retry} retrying={ordered.isFetching} />;
  return (
    <Card>
      <EmptyState
        illustration={<EmptyIllustration brand={brand} />}
        title={t('nothingLeft.title')}
        text={t(
          awaitsSettlement(lease, ordered.intents ?? []) ? 'nothingLeft.unsettled' : 'nothingLeft.settled',
        )}
        action={details && <ButtonLink to={details}>{t('details.lease')}</ButtonLink>}
      />
    </Card>
  );
}
