import type { PlacedRetailer } from '@portal/domain';

/** Returns the address that opens the way to a store: in the map app of a phone, else in a page. */
export function directionsTo({ position: { latitude, longitude } }: PlacedRetailer): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
