import { isActiveRetailer, type Position, type Retailer } from '@portal/domain';
import { distanceKm } from '../location/distance.ts';

export interface NearbyStore {
  readonly store: Retailer;
  /** Null for a store without a position. */
  readonly distanceKm: number | null;
}

/**
 * Returns the active stores (RET-24), nearest to the centre first; stores at the same distance are sorted by name, and
 * those without a position come last.
 */
export function nearestFirst(stores: readonly Retailer[], centre: Position): readonly NearbyStore[] {
  return stores
    .filter(isActiveRetailer)
    .map((store) => ({ store, distanceKm: store.position && distanceKm(centre, store.position) }))
    .sort((a, b) => compare(a.distanceKm, b.distanceKm) || a.store.name.localeCompare(b.store.name));
}

/** Unknown distances come last. */
function compare(one: number | null, other: number | null): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return one - other;
}
