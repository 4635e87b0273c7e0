import type { PlacedRetailer, Position, Retailer } from '../entities/retailer.ts';

/** Whether a store is active: only those are shown (RET-24). */
export function isActiveRetailer(retailer: Pick<Retailer, 'status'>): boolean {
  return retailer.status === 'Active';
}

/** Whether a store can be drawn on a map. */
export function isPlacedRetailer(retailer: Retailer): retailer is PlacedRetailer {
  return retailer.position !== null;
}

/** Whether degrees are a place on the earth. */
export function isPosition({ latitude, longitude }: Position): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
}

/** Where the map opens when the customer's position is not known: the middle of the United States (RET-45). */
export const defaultCentre: Position = { latitude: 37.09024, longitude: -95.712891 };
