import { quoteOwnership } from '@portal/api-contract';
import { isCurrent, type Lease, type OwnershipQuote } from '@portal/domain';
import { lacksEndpoint, useApiQuery } from '@portal/platform';

/** `none` until it is loaded, against a backend without quotes, and of a lease on which nothing is left to pay. */
export type OwnershipQuoteState =
  | { readonly status: 'none' }
  | { readonly status: 'ready'; readonly quote: OwnershipQuote }
  | { readonly status: 'failed'; readonly retry: () => void; readonly retrying: boolean };

/** Returns what a current lease costs from today on; nothing is loaded while the lease is not known. */
export function useOwnershipQuote(lease: Lease | null): OwnershipQuoteState {
  const enabled = lease !== null && isCurrent(lease);
  const { data, error, isFetching, refetch } = useApiQuery(
    quoteOwnership,
    { leaseUuid: lease?.uuid ?? '' },
    { enabled },
  );
  if (!enabled) return { status: 'none' };
  if (data) return { status: 'ready', quote: data };
  if (error === null || lacksEndpoint(error)) return { status: 'none' };
  return { status: 'failed', retry: () => void refetch(), retrying: isFetching };
}
