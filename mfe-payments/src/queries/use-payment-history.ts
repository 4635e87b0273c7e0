import { byNewest, type Lease, type PaymentIntent, type PaymentRecord } from '@portal/domain';
import { listPaymentHistories } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';
import { useLeaseOverview } from './use-lease-overview.ts';
import { usePaymentIntents } from './use-payment-intents.ts';

/** A payment with its lease; null when that lease is not among the customer's. */
export interface HistoryEntry {
  readonly payment: PaymentRecord;
  readonly lease: Lease | null;
  /** What became of it; null against a backend that does not say. */
  readonly intent: PaymentIntent | null;
  /** Whether its money was taken: it is in the history, and counts. */
  readonly isPaid: boolean;
}

interface Retry {
  readonly retry: () => void;
  readonly retrying: boolean;
}

export type PaymentHistoryState =
  | { readonly status: 'pending' }
  | ({ readonly status: 'failed' } & Retry)
  | {
      readonly status: 'ready';
      /** Those that were paid, and those that were ordered and are not; without the scheduled ones. */
      readonly payments: readonly HistoryEntry[];
      readonly scheduled: readonly HistoryEntry[];
      /** How many payments arrived so malformed that they are not among those above. */
      readonly unreadable: number;
      /** Loads again what became of the payments; null where that is known, or the backend does not say it. */
      readonly retryOrdered: Retry | null;
      /** Whether it is being loaded again: a payment that was just made may be missing until then. */
      readonly isFetching: boolean;
    };

/** Loads the payments of all leases of the customer, newest first (PAY-39). */
export function usePaymentHistory(): PaymentHistoryState {
  const overview = useLeaseOverview();
  const ordered = usePaymentIntents();
  const leases = overview.data?.leases ?? [];
  const histories = useApiQuery(
    listPaymentHistories,
    { loanNumbers: leases.map(({ loanNumber }) => loanNumber) },
    { enabled: leases.length > 0 },
  );
  const isFetching = overview.isFetching || ordered.isFetching || histories.isFetching;
  if (overview.isPending) return { status: 'pending' };
  if (overview.data && leases.length === 0)
    return { status: 'ready', payments: [], scheduled: [], unreadable: 0, retryOrdered: null, isFetching };
  if (histories.data && ordered.status !== 'pending') {
    const entries = entriesOf(histories.data.payments, ordered.intents ?? [], leases);
    const isScheduled = ({ intent, isPaid }: HistoryEntry) => !isPaid && intent?.status === 'scheduled';
    return {
      status: 'ready',
      payments: entries.filter((entry) => !isScheduled(entry)),
      scheduled: entries.filter(isScheduled),
      unreadable: histories.data.unreadable + (ordered.status === 'ready' ? ordered.unreadable : 0),
      retryOrdered:
        ordered.status === 'failed' ? { retry: ordered.retry, retrying: ordered.isFetching } : null,
      isFetching,
    };
  }
  const failed = overview.data ? histories : overview;
  if (overview.data && !histories.isError) return { status: 'pending' };
  return { status: 'failed', retry: () => void failed.refetch(), retrying: failed.isFetching };
}

/** Joins the history with the payments that were ordered, by their number. */
function entriesOf(
  history: readonly PaymentRecord[],
  intents: readonly PaymentIntent[],
  leases: readonly Lease[],
): readonly HistoryEntry[] {
  const byLoan = new Map(leases.map((lease) => [lease.loanNumber, lease]));
  const byId = new Map(intents.map((intent) => [intent.id, intent]));
  const paidIds = new Set(history.map(({ id }) => id));
  const leaseOf = ({ loanNumber }: PaymentRecord) => byLoan.get(loanNumber) ?? null;
  const paid = history.map((payment) => ({
    payment,
    lease: leaseOf(payment),
    intent: byId.get(payment.id) ?? null,
    isPaid: true,
  }));
  const others = intents
    .filter(({ id }) => !paidIds.has(id))
    .map((intent) => {
      const { id, amount, date, loanNumber } = intent;
      const payment: PaymentRecord = { id, type: null, amount, date, loanNumber };
      return { payment, lease: leaseOf(payment), intent, isPaid: false };
    });
  return [...paid, ...others].toSorted((a, b) => byNewest(a.payment, b.payment));
}
