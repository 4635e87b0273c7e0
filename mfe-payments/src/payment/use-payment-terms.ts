import type { CalendarDate } from '@portal/domain';
import { listPendingPayments } from '@portal/domain/endpoints';
import { useApiQuery } from '@portal/platform';
import { pendingOf } from '../account/due.ts';
import { leaseNamed, useLeaseBook, useSavedMethods } from '../account/use-account.ts';
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
 * api's own answer (PAY-34); the lease list carries the same, which serves while that call fails.
 */
export function usePaymentTerms(leaseName: string, today: CalendarDate): PaymentTermsState {
  const book = useLeaseBook();
  const pending = useApiQuery(listPendingPayments, undefined);
  const saved = useSavedMethods();

  if (book.isPending || pending.isPending || saved.status === 'pending') return { status: 'pending' };
  if (!book.data) return { status: 'failed', retry: () => void book.refetch(), retrying: book.isFetching };
  const lease = leaseNamed(leaseName, book.data.leases);
  if (!lease) return { status: 'no-lease' };
  return {
    status: 'ready',
    terms: {
      lease,
      pending: pendingOf(lease, pending.data ?? book.data.pendingPayments),
      methods: saved.methods,
      defaultMethod: saved.defaultMethod,
      today,
    },
    retryMethods: saved.incomplete ? saved.refetch : null,
  };
}
