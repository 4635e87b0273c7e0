import { leaseScheduledPayments } from '@portal/api-contract';
import type { Lease } from '@portal/domain';
import { useApiQuery, useBrand, useMessages, useRoutes } from '@portal/platform';
import { ButtonLink, Card, EmptyState, FailedState, Stack } from '@portal/ui';
import { EmptyIllustration, FailedIllustration } from '@portal/ui/illustrations';
import { LeaseScreen } from '../lease/lease-screen.tsx';
import { RowsSkeleton } from '../lease/rows.skeleton.tsx';
import { UnreadablePayments } from '../lease/unreadable-payments.tsx';
import { leasesMessages } from '../messages/leases.messages.ts';
import { ScheduledList } from './scheduled-list.tsx';

/** `/lease/{id}/scheduled-payments`: what will be paid, and when (LEASE-25, 45, 63). */
export function ScheduledPaymentsPage() {
  return (
    <LeaseScreen screen="scheduledPayments" skeleton={<RowsSkeleton />}>
      {(lease) => <LeaseScheduledPayments lease={lease} />}
    </LeaseScreen>
  );
}

function LeaseScheduledPayments({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  const { key: brand } = useBrand();
  const scheduled = useApiQuery(leaseScheduledPayments, { leaseUuid: lease.uuid });
  if (scheduled.isPending) return <RowsSkeleton />;
  if (!scheduled.data) {
    return (
      <Card as="div">
        <FailedState
          illustration={<FailedIllustration brand={brand} />}
          title={t('scheduled.failed')}
          text={t('failed.text')}
          onRetry={() => void scheduled.refetch()}
          retrying={scheduled.isFetching}
        />
      </Card>
    );
  }
  const { payments, unreadable } = scheduled.data;
  if (payments.length === 0 && unreadable === 0) return <NothingScheduled lease={lease} />;
  return (
    <Stack gap={16}>
      <UnreadablePayments count={unreadable} />
      {payments.length > 0 && <ScheduledList lease={lease} payments={payments} isWhole={unreadable === 0} />}
    </Stack>
  );
}

function NothingScheduled({ lease }: { readonly lease: Lease }) {
  const t = useMessages(leasesMessages);
  const { key: brand } = useBrand();
  const pay = useRoutes().payments.pay({ lease: lease.uuid });
  return (
    <Card as="div">
      <EmptyState
        illustration={<EmptyIllustration brand={brand} />}
        title={t('scheduled.empty')}
        text={t('scheduled.emptyText')}
        action={lease.inCurrent && pay && <ButtonLink to={pay}>{t('summary.pay')}</ButtonLink>}
      />
    </Card>
  );
}
