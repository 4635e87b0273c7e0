import { awaitsSettlement, duesOf, isPaidOff, type Due } from '@portal/domain';
import { useScheduledPayments } from '@portal/platform/widgets';
import { Stack } from '@portal/ui';
import { useLeaseOverview } from '../queries/use-lease-overview.ts';
import { usePaymentIntents } from '../queries/use-payment-intents.ts';
import { useSavedMethods } from '../queries/use-saved-methods.ts';
import { batchLeases } from '../due-leases/batch-leases.ts';
import { FailedCard } from '../failed/failed-card.tsx';
import { CurrentLeases } from './current-leases.tsx';
import { DashboardSkeleton, NextPaymentSkeleton } from './dashboard.skeleton.tsx';
import { NextPayment, NothingDue } from './next-payment.tsx';
import { NoLeases } from './no-leases.tsx';
import { PayAll } from './pay-all.tsx';
import { PaymentsUnderWay } from './payments-under-way.tsx';
import { PayoffNote } from './payoff-note.tsx';

/** The most urgent lease. A backend that lists them apart is waited for, because they decide what there is to do. */
function Hero({ due, isOneOfSeveral }: { readonly due: Due; readonly isOneOfSeveral: boolean }) {
  const scheduled = useScheduledPayments(due.lease, due.today);
  if (scheduled.isPending) return <NextPaymentSkeleton />;
  if (due.amount <= 0) return <NothingDue due={due} scheduled={scheduled.payments} />;
  return <NextPayment due={due} scheduled={scheduled.payments} isOneOfSeveral={isOneOfSeveral} />;
}

/** `/dashboard`: what the customer owes, and when it is due (OP-02). */
export function DashboardPage() {
  const overview = useLeaseOverview();
  const saved = useSavedMethods();
  const ordered = usePaymentIntents();
  if (overview.isPending || saved.status === 'pending') return <DashboardSkeleton />;
  if (!overview.data)
    return (
      <FailedCard what="leases" onRetry={() => void overview.refetch()} retrying={overview.isFetching} />
    );
  const methodType = saved.defaultMethod?.type ?? 'card';
  const { leases } = overview.data;
  const dues = duesOf(overview.data, methodType);
  const intents = ordered.intents ?? [];
  const [first] = dues;
  if (!first) {
    const paidOff = leases.filter(isPaidOff);
    if (paidOff.length > 0 && ordered.status === 'pending') return <DashboardSkeleton />;
    if (paidOff.length > 0 && ordered.status === 'failed')
      return <FailedCard what="history" onRetry={ordered.retry} retrying={ordered.isFetching} />;
    return (
      <>
        <NoLeases
          paidOff={paidOff.length}
          isSettled={!paidOff.some((lease) => awaitsSettlement(lease, intents))}
        />
        <PaymentsUnderWay leases={leases} intents={intents} />
      </>
    );
  }
  const batch = batchLeases(dues, overview.data, methodType);
  return (
    <>
      <Stack gap={16}>
        <Hero due={first} isOneOfSeveral={batch.filter(({ isDue }) => isDue).length > 1} />
        <PayAll leases={batch} />
        <PayoffNote dues={dues} />
      </Stack>
      <div css={{ marginTop: 36 }}>
        <CurrentLeases dues={dues} />
        <PaymentsUnderWay leases={leases} intents={intents} />
      </div>
    </>
  );
}
