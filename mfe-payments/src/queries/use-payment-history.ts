import { byNewest, type Lease, type PaymentRecord } from '@portal/domain';
import { listPaymentHistories } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';
import { useLeaseOverview } from './use-lease-overview.ts';

/** A payment with its lease; null when that lease is not among the customer's. */
export interface HistoryEntry {
  readonly payment: PaymentRecord;
  readonly lease: Lease | null;
}

type PaymentHistoryState =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly payments: readonly HistoryEntry[] };

/** Loads the payments of all leases of the customer, newest first (PAY-39). */
export function usePaymentHistory(): PaymentHistoryState {
  const overview = useLeaseOverview();
  const leases = overview.data?.leases ?? [];
  const histories = useApiQuery(
    listPaymentHistories,
    { loanNumbers: leases.map(({ loanNumber }) => loanNumber) },
    { enabled: leases.length > 0 },
  );
  if (overview.isPending) return { status: 'pending' };
  if (overview.data && leases.length === 0) return { status: 'ready', payments: [] };
  if (histories.data) {
    const byLoan = new Map(leases.map((lease) => [lease.loanNumber, lease]));
    return {
      status: 'ready',
      payments: histories.data
        .toSorted(byNewest)
        .map((payment) => ({ payment, lease: byLoan.get(payment.loanNumber) ?? null })),
    };
  }
  const failed = overview.data ? histories : overview;
  if (overview.data && histories.isPending) return { status: 'pending' };
  return { status: 'failed', retry: () => void failed.refetch(), retrying: failed.isFetching };
}
