import { leaseHistory } from '@portal/api-contract';
import { useApiQuery, useBrand, useMessages } from '@portal/platform';
import { byNewest, type Lease } from '@portal/domain';
import { Card, EmptyState, FailedState, Stack } from '@portal/ui';
import { EmptyIllustration, FailedIllustration } from '@portal/ui/illustrations';
import { LeaseScreen } from '../lease/lease-screen.tsx';
import { RowsSkeleton } from '../lease/rows.skeleton.tsx';
import { UnreadablePayments } from '../lease/unreadable-payments.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';
import { PaidList } from './paid-list.tsx';

/** `/lease/{id}/payment-history`: what was paid on the lease, newest first (LEASE-24, 44, 61, 62). */
export function PaymentHistoryPage() {
  return (
    <LeaseScreen screen="paymentHistory" skeleton={<RowsSkeleton />}>
      {(lease) => <LeasePayments lease={lease} />}
    </LeaseScreen>
  );
}

function LeasePayments({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  const { key: brand } = useBrand();
  const history = useApiQuery(leaseHistory, { loanNumber: lease.loanNumber });
  if (history.isPending) return <RowsSkeleton />;
  if (!history.data) {
    return (
      <Card as="div">
        <FailedState
          illustration={<FailedIllustration brand={brand} />}
          title={t('history.failed')}
          text={t('failed.text')}
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      </Card>
    );
  }
  const { payments, unreadable } = history.data;
  if (payments.length === 0 && unreadable === 0) {
    return (
      <Card as="div">
        <EmptyState
          illustration={<EmptyIllustration brand={brand} />}
          title={t('history.empty')}
          text={t('history.emptyText')}
        />
      </Card>
    );
  }
  return (
    <Stack gap={16}>
      <UnreadablePayments count={unreadable} />
      {payments.length > 0 && (
        <PaidList lease={lease} payments={payments.toSorted(byNewest)} isWhole={unreadable === 0} />
      )}
    </Stack>
  );
}
