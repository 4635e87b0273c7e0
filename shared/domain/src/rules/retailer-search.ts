import type { Position, Retailer } from '../entities/retailer.ts';

/** Whether a store is active: only those are shown (RET-24). */
export function isActiveRetailer(retailer: Pick<Retailer, 'status'>): boolean {
  return retailer.status === 'Active';
}

/** Where the map opens when the customer's position is not known: the middle of the United States (RET-45). */
export const defaultCentre: Position = { latitude: 37.09024, longitude: -95.712891 };
