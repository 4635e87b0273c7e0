import { allMiles, isPlacedRetailer, radiusInKilometres } from '@portal/domain';
import { useEffect, useMemo, useRef } from 'react';
import type { NearbyStore } from '../list/nearest.ts';
import { reachOf } from '../map/opening-view.ts';
import type { RetailerMap } from '../map/retailer-map.ts';
import { centreOf, knownCentreOf, type FindRetailerState } from '../state/find-retailer-state.ts';

interface MapContent {
  readonly state: FindRetailerState;
  /** Null until the stores of this search are known. */
  readonly nearby: readonly NearbyStore[] | null;
  readonly hovered: string | null;
}

/** Shows the search, its stores and the chosen ones on the map, and moves it once for each search and each choice. */
export function useMapContent(map: RetailerMap | null, { state, nearby, hovered }: MapContent): void {
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
    if (!map || !nearby || !placed) return;
    const before = shown.current?.map === map ? shown.current : undefined;
    shown.current = { map, viewVersion, storeId };
    const store = storeId !== before?.storeId && placed.find(({ id }) => id === storeId);
    if (store) map.showStore(store);
    // The area depends on the stores, so it is shown once they are known.
    else if (before?.viewVersion !== viewVersion)
      map.showArea(centre, reachOf(nearby, radiusMiles, known ? 'place' : 'default'));
  }, [map, nearby, placed, viewVersion, storeId, centre, radiusMiles, known]);
}
