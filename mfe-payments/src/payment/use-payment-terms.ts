import { pendingOf, type CalendarDate } from '@portal/domain';
import { listPendingPayments } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';
import { useScheduledPayments } from '../account/scheduled-payments.ts';
import { leaseNamed, useLeaseOverview, useSavedMethods } from '../account/use-account.ts';
import type { PaymentTerms } from './payment-choice.ts';

export type PaymentTermsState =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'no-lease' }
  | {
      readonly status: 'ready';
      readonly terms: PaymentTerms;
      /** Loads the methods that are missing again; null when none are. */
      readonly retryMethods: (() => void) | null;
    };

/**
 * Everything that decides about a payment for the lease that the address names (OP-15). The pending payment is the
 * api's own answer (PAY-34); the lease list carries the same, which serves while that call fails. Without the list of
 * what is scheduled the payment goes on: the api counts it again.
 */
export function usePaymentTerms(leaseName: string, today: CalendarDate): PaymentTermsState {
  const book = useLeaseOverview();
  const pending = useApiQuery(listPendingPayments, undefined);
  const saved = useSavedMethods();
  const lease = book.data ? leaseNamed(leaseName, book.data.leases) : null;
  const scheduled = useScheduledPayments(lease?.uuid ?? null, today);

  if (book.isPending || pending.isPending || saved.status === 'pending') return { status: 'pending' };
  if (!book.data) return { status: 'failed', retry: () => void book.refetch(), retrying: book.isFetching };
  if (!lease) return { status: 'no-lease' };
  if (scheduled.isPending) return { status: 'pending' };
  return {
    status: 'ready',
    terms: {
      lease,
      pending: pendingOf(lease, pending.data ?? book.data.pendingPayments),
      scheduled: scheduled.data ?? [],
      methods: saved.methods,
      defaultMethod: saved.defaultMethod,
      today,
    },
    retryMethods: saved.incomplete ? saved.refetch : null,
  };
}
