import { getTodayIn, pendingOf, type Lease } from '@portal/domain';
import { listPendingPayments } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';
import { useScheduledPayments } from '@portal/platform/widgets';
import { useLeaseOverview } from '../../queries/use-lease-overview.ts';
import { useSavedMethods } from '../../queries/use-saved-methods.ts';
import { useOwnershipQuote, type OwnershipQuoteState } from '../../queries/use-ownership-quote.ts';
import type { PaymentTerms } from './payment-terms.ts';

type PaymentTermsState =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'no-lease' }
  | {
      readonly status: 'ready';
      readonly terms: PaymentTerms;
      /** Loads the missing methods again; null when none are missing. */
      readonly retryMethods: (() => void) | null;
      /** What the terms have the quote from. */
      readonly quoted: OwnershipQuoteState;
    };

/**
 * Loads everything that a payment for the lease in the address depends on (OP-15). The pending payment is the api's own
 * answer (PAY-34); when that request fails, or its answer is the one of another lease (OP-50), the lease list's pending
 * payment is used. When the scheduled payments do not load, paying goes on without them, because the api counts them
 * again; so it does without a quote. Today is that of the lease (OP-105).
 */
export function usePaymentTerms(leaseId: string): PaymentTermsState {
  const overview = useLeaseOverview();
  const pending = useApiQuery(listPendingPayments, undefined);
  const saved = useSavedMethods();
  const lease = overview.data ? findLease(leaseId, overview.data.leases) : null;
  const today = getTodayIn(lease?.timeZone ?? null);
  const scheduled = useScheduledPayments(lease, today, { asksAgain: true });
  const quoted = useOwnershipQuote(lease);

  if (overview.isPending || pending.isPending || saved.status === 'pending') return { status: 'pending' };
  if (!overview.data)
    return { status: 'failed', retry: () => void overview.refetch(), retrying: overview.isFetching };
  if (!lease) return { status: 'no-lease' };
  if (scheduled.isPending) return { status: 'pending' };
  return {
    status: 'ready',
    terms: {
      lease,
      pending: pendingOf(lease, pending.data ?? []) ?? pendingOf(lease, overview.data.pendingPayments),
      scheduled: scheduled.payments,
      quote: quoted.status === 'ready' ? quoted.quote : null,
      methods: saved.methods,
      defaultMethod: saved.defaultMethod,
      today,
    },
    retryMethods: saved.incomplete ? saved.refetch : null,
    quoted,
  };
}

/** Returns the lease with this uuid, id or loan number; null when there is none. */
function findLease(id: string, leases: readonly Lease[]): Lease | null {
  return leases.find((lease) => [lease.uuid, lease.id, lease.loanNumber].includes(id)) ?? null;
}
