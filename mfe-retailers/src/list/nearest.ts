import { isActiveRetailer, type Position, type Retailer } from '@portal/domain';
import { distanceKm } from '../location/distance.ts';

export interface NearbyStore {
  readonly store: Retailer;
  readonly distanceKm: number;
}

/** Returns the active stores (RET-24), nearest to the centre first; stores at the same distance are sorted by name. */
export function nearestFirst(stores: readonly Retailer[], centre: Position): readonly NearbyStore[] {
  return stores
    .filter(isActiveRetailer)
    .map((store) => ({ store, distanceKm: distanceKm(centre, store.position) }))
    .sort((a, b) => a.distanceKm - b.distanceKm || a.store.name.localeCompare(b.store.name));
}
