import { listPaymentIntents } from '@portal/api-contract';
import { awaitsSettlement, type Lease } from '@portal/domain';
import { lacksEndpoint, useApiQuery } from '@portal/platform';

/** Whether the payments of leases have settled, as far as that is known. */
export type Settlement =
  | { readonly status: 'pending' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly isAwaited: (lease: Lease) => boolean };

/**
 * Loads whether the money of paid-off leases has arrived, because a lease counts as paid off from the day on which a
 * bank is asked for the last payment (LEASE-29). Against a backend that does not list payments it has.
 */
export function useSettlement(): Settlement {
  const { data, error, refetch, isFetching } = useApiQuery(listPaymentIntents, undefined);
  if (data) return { status: 'ready', isAwaited: (lease) => awaitsSettlement(lease, data.payments) };
  if (error === null) return { status: 'pending' };
  if (lacksEndpoint(error)) return { status: 'ready', isAwaited: () => false };
  return { status: 'failed', retry: () => void refetch(), retrying: isFetching };
}
