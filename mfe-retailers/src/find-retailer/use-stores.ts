import { listRetailers } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';
import { useMemo, useState } from 'react';
import { nearestFirst, type NearbyStore } from '../list/nearest.ts';
import { centreOf, type FindRetailerState } from '../state/find-retailer-state.ts';

interface Retry {
  readonly retry: () => void;
  readonly retrying: boolean;
}

export type StoresNearby =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & Retry)
  | {
      readonly status: 'ready';
      readonly nearby: readonly NearbyStore[];
      /** Whether these are the stores of this search, and not of the one before. */
      readonly fresh: boolean;
      /** The search has failed, so the stores stay those of the one before. */
      readonly failure: Retry | null;
    };

/**
 * Loads the active stores of the search, nearest first, again whenever its centre, radius or category changes (RET-27); a
 * request that is still under way is dropped. Until the answer arrives, and when it fails, the previous stores are
 * returned, sorted by the new centre.
 */
export function useStores(state: Pick<FindRetailerState, 'search' | 'device'>): StoresNearby {
  const centre = centreOf(state);
  const { radiusMiles, categoryId } = state.search;
  const stores = useApiQuery(
    listRetailers,
    { centre, radiusMiles, types: categoryId === null ? [] : [categoryId] },
    { keepPrevious: true },
  );
  const [last, setLast] = useState(stores.data);
  if (stores.data && stores.data !== last) setLast(stores.data);
  const data = stores.data ?? last;
  const nearby = useMemo(() => data && nearestFirst(data, centre), [data, centre]);
  const retry = { retry: () => void stores.refetch(), retrying: stores.isFetching };
  if (nearby)
    return {
      status: 'ready',
      nearby,
      fresh: !stores.isPlaceholderData && !stores.isError,
      failure: stores.isError ? retry : null,
    };
  if (stores.isError) return { status: 'failed', ...retry };
  return { status: 'loading' };
}
