import { duesOf, getToday, type CalendarDate, type Due } from '@portal/domain';
import { useMessages } from '@portal/platform';
import { Card, FailedState, Stack } from '@portal/ui';
import { useScheduledPayments } from '../account/scheduled-payments.ts';
import { useLeaseOverview, useSavedMethods } from '../account/use-account.ts';
import { paymentsMessages } from '../messages/payments.messages.ts';
import { CurrentLeases } from './current-leases.tsx';
import { DashboardSkeleton, NextPaymentSkeleton } from './dashboard.skeleton.tsx';
import { NextPayment, NothingDue } from './next-payment.tsx';
import { NoLeases } from './no-leases.tsx';
import { PayoffNote } from './payoff-note.tsx';

/** The most urgent lease; its scheduled payments decide what there is to do, so the card waits for them. */
function Hero({ due, today }: { readonly due: Due; readonly today: CalendarDate }) {
  const scheduled = useScheduledPayments(due.lease.uuid, today);
  if (due.amount <= 0) return <NothingDue due={due} today={today} />;
  if (scheduled.isPending) return <NextPaymentSkeleton />;
  return <NextPayment due={due} scheduled={scheduled.data ?? []} today={today} />;
}

/** What do I owe, and by when (OP-02). */
export function DashboardPage() {
  const t = useMessages(paymentsMessages);
  const today = getToday();
  const book = useLeaseOverview();
  const saved = useSavedMethods();
  if (book.isPending || saved.status === 'pending') return <DashboardSkeleton />;
  if (!book.data) {
    return (
      <Card>
        <FailedState
          title={t('failed.leases')}
          text={t('failed.text')}
          onRetry={() => void book.refetch()}
          retrying={book.isFetching}
        />
      </Card>
    );
  }
  const dues = duesOf(book.data, saved.defaultMethod?.type ?? 'card', today);
  const [first] = dues;
  if (!first) return <NoLeases />;
  return (
    <>
      <Stack gap={16}>
        <Hero due={first} today={today} />
        <PayoffNote leases={dues.map(({ lease }) => lease)} today={today} />
      </Stack>
      <div css={{ marginTop: 36 }}>
        <CurrentLeases dues={dues} today={today} />
      </div>
    </>
  );
}
