import { allMiles, isPlacedRetailer, radiusInKilometres } from '@portal/domain';
import { useEffect, useMemo, useRef } from 'react';
import { reachOf } from '../map/opening-view.ts';
import type { RetailerMap } from '../map/retailer-map.ts';
import { centreOf, knownCentreOf, type FindRetailerState } from '../state/find-retailer-state.ts';
import type { StoresNearby } from './use-stores.ts';

interface MapContent {
  readonly state: FindRetailerState;
  readonly stores: StoresNearby;
  readonly hovered: string | null;
}

/** Shows the search, its stores and the chosen ones on the map, and moves it once for each search and each choice. */
export function useMapContent(map: RetailerMap | null, { state, stores, hovered }: MapContent): void {
  const { status, nearby } = stores;
  const { viewVersion, coLocated, tab } = state;
  const { radiusMiles, storeId } = state.search;
  const centre = centreOf(state);
  const known = knownCentreOf(state) !== null;
  const placed = useMemo(() => nearby?.map(({ store }) => store).filter(isPlacedRetailer), [nearby]);

  useEffect(() => {
    if (placed) map?.showStores(placed);
  }, [map, placed]);
  useEffect(() => {
    map?.showSearch({ centre, radiusKm: radiusMiles === allMiles ? null : radiusInKilometres(radiusMiles) });
  }, [map, centre, radiusMiles]);
  useEffect(() => map?.lock(tab !== 'none'), [map, tab]);
  useEffect(() => map?.mark(storeId === null ? coLocated : [storeId]), [map, storeId, coLocated]);
  useEffect(() => map?.hover(hovered), [map, hovered]);

  /** What the map was last moved to. */
  const shown = useRef<{ readonly map: RetailerMap; viewVersion: number; storeId: string | null }>(undefined);
  useEffect(() => {
    // The area depends on the stores, so it is shown once they are known.
    if (!map || status !== 'ready' || !nearby || !placed) return;
    const before = shown.current?.map === map ? shown.current : undefined;
    shown.current = { map, viewVersion, storeId };
    const store = storeId !== before?.storeId && placed.find(({ id }) => id === storeId);
    if (store) map.showStore(store);
    else if (before?.viewVersion !== viewVersion)
      map.showArea(centre, reachOf(nearby, radiusMiles, known ? 'place' : 'default'));
  }, [map, status, nearby, placed, viewVersion, storeId, centre, radiusMiles, known]);
}
