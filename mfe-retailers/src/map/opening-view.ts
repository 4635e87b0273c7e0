import { allMiles, radiusInKilometres, type Position } from '@portal/domain';
import type { NearbyStore } from '../list/nearest.ts';

/** RET-46. */
export const defaultZoom = 10;
export const minimumZoom = 3;
export const maximumZoom = 17;

/** From the middle of the United States to its coasts, km. */
const toTheCoasts = 2200;

/**
 * How far the map must show around the centre, km; null where nothing is to be shown but the centre.
 * Around the default centre it shows the whole country: a plain in Kansas tells nothing to who is not there.
 */
export function reachOf(
  nearby: readonly NearbyStore[],
  radiusMiles: number,
  centredOn: 'default' | 'place',
): number | null {
  if (radiusMiles !== allMiles) return radiusInKilometres(radiusMiles);
  if (centredOn === 'default') return toTheCoasts;
  return nearby[Math.min(nearby.length, 3) - 1]?.distanceKm ?? null;
}

const metresPerPixelAtTheEquator = 156_543.034;

/**
 * The default zoom, or as far out of it takes to show `reachKm` around the centre in a map of so many px.
 * At zoom 10 the map is 30 miles wide: in the country that is an empty sheet, though the search reaches everywhere (OP-86).
 */
export function zoomFor(centre: Position, reachKm: number | null, size: readonly [number, number]): number {
  if (reachKm === null || reachKm === 0) return defaultZoom;
  // A margin, so that the farthest marker is in the map and not on its edge.
  const half = Math.max(80, Math.min(...size) / 2 - 40);
  const metresPerPixel = (reachKm * 1000) / half;
  const atTheCentre = metresPerPixelAtTheEquator * Math.cos((centre.latitude * Math.PI) / 180);
  const zoom = Math.log2(atTheCentre / metresPerPixel);
  return Math.max(minimumZoom, Math.min(defaultZoom, zoom));
}
