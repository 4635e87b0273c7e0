import { listRetailers } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';
import { useMemo } from 'react';
import { nearestFirst, type NearbyStore } from '../list/nearest.ts';
import type { FindRetailerState } from '../state/find-retailer-state.ts';

export type StoresNearby =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void; readonly retrying: boolean }
  | { readonly status: 'ready'; readonly nearby: readonly NearbyStore[]; readonly fresh: boolean };

/**
 * Loads the active stores of the search, nearest first, again whenever its centre, radius or category changes (RET-27).
 * Until the answer arrives, the previous stores are returned, sorted by the new centre and not `fresh`.
 */
export function useStores({ centre, radiusMiles, categoryId: type }: FindRetailerState): StoresNearby {
  const stores = useApiQuery(
    listRetailers,
    { centre, radiusMiles, types: type === null ? [] : [type] },
    { keepPrevious: true },
  );
  const { data } = stores;
  const nearby = useMemo(() => data && nearestFirst(data, centre), [data, centre]);
  if (nearby) return { status: 'ready', nearby, fresh: !stores.isPlaceholderData };
  if (stores.isError)
    return { status: 'failed', retry: () => void stores.refetch(), retrying: stores.isFetching };
  return { status: 'loading' };
}
