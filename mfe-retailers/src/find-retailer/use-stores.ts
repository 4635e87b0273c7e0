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
 * The active stores of the search, nearest first; asked for anew whenever its place, radius or category changes
 * (RET-27). Until the answer comes the former stores stand, by their distance from the new place: not `fresh`.
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
