import { compareDates, type Lease, type PaymentRecord } from '@portal/domain';
import { listPaymentHistories } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';
import { useLeaseOverview } from './use-account.ts';

/** A payment with the lease it was made for; null when that lease is not among the customer's. */
export interface PaidPayment {
  readonly payment: PaymentRecord;
  readonly lease: Lease | null;
}

export type PaymentHistoryState =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly payments: readonly PaidPayment[] };

function newestFirst(a: PaymentRecord, b: PaymentRecord): number {
  return compareDates(b.date, a.date) || b.id.localeCompare(a.id, 'en', { numeric: true });
}

/** Every payment on every lease of the customer, newest first (PAY-39). */
export function usePaymentHistory(): PaymentHistoryState {
  const book = useLeaseOverview();
  const leases = book.data?.leases ?? [];
  const histories = useApiQuery(
    listPaymentHistories,
    { loanNumbers: leases.map(({ loanNumber }) => loanNumber) },
    { enabled: leases.length > 0 },
  );
  if (book.isPending) return { status: 'pending' };
  if (book.data && leases.length === 0) return { status: 'ready', payments: [] };
  if (histories.data) {
    const byLoan = new Map(leases.map((lease) => [lease.loanNumber, lease]));
    return {
      status: 'ready',
      payments: histories.data
        .toSorted(newestFirst)
        .map((payment) => ({ payment, lease: byLoan.get(payment.loanNumber) ?? null })),
    };
  }
  const failed = book.data ? histories : book;
  if (book.data && histories.isPending) return { status: 'pending' };
  return { status: 'failed', retry: () => void failed.refetch(), retrying: failed.isFetching };
}
