import { leaseHistory } from '@portal/api-contract';
import { useApiQuery, useMessages } from '@portal/platform';
import { byNewest, type Lease, type PaymentRecord } from '@portal/domain';
import { Card, EmptyState, FailedState, IconTile } from '@portal/ui';
import { HistoryIcon } from '@portal/ui/icons';
import { LeaseScreen } from '../lease/lease-screen.tsx';
import { RowsSkeleton } from '../lease/rows.skeleton.tsx';
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
  const history = useApiQuery(leaseHistory, { loanNumber: lease.loanNumber }, { select: newestFirst });
  if (history.isPending) return <RowsSkeleton />;
  if (!history.data) {
    return (
      <Card as="div">
        <FailedState
          title={t('history.failed')}
          text={t('failed.text')}
          onRetry={() => void history.refetch()}
          retrying={history.isFetching}
        />
      </Card>
    );
  }
  if (history.data.length === 0) {
    return (
      <Card as="div">
        <EmptyState
          illustration={
            <IconTile>
              <HistoryIcon />
            </IconTile>
          }
          title={t('history.empty')}
          text={t('history.emptyText')}
        />
      </Card>
    );
  }
  return <PaidList lease={lease} payments={history.data} />;
}

const newestFirst = (payments: readonly PaymentRecord[]) => payments.toSorted(byNewest);
