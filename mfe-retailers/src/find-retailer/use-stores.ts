import { listRetailers } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';
import { useMemo, useState } from 'react';
import { nearestFirst, type NearbyStore } from '../list/nearest.ts';
import { centreOf, type FindRetailerState } from '../state/find-retailer-state.ts';

/** The answer of this search, and the stores to show meanwhile. */
export type StoresNearby =
  | { readonly status: 'ready'; readonly nearby: readonly NearbyStore[] }
  | { readonly status: 'loading'; readonly nearby: FormerStores }
  | { readonly status: 'failed'; readonly nearby: FormerStores; readonly retry: () => void };

/** Those of the search before, sorted by the new centre; null when none was answered yet. */
type FormerStores = readonly NearbyStore[] | null;

/**
 * Loads the active stores of the search, nearest first, again whenever its centre, radius or category changes (RET-27); a
 * request that is still under way is dropped. Stores that are known stay known when a later request for them fails.
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
  const nearby = useMemo(() => (data ? nearestFirst(data, centre) : null), [data, centre]);
  if (nearby && stores.data && !stores.isPlaceholderData) return { status: 'ready', nearby };
  if (stores.isError) return { status: 'failed', nearby, retry: () => void stores.refetch() };
  return { status: 'loading', nearby };
}
