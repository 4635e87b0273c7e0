import { allMiles, radiusInKilometres, type Position } from '@portal/domain';
import type { NearbyStore } from '../list/nearest.ts';

/** RET-46. */
export const defaultZoom = 10;
export const minimumZoom = 3;
export const maximumZoom = 17;

/** The distance from the middle of the United States to its coasts, in kilometres. */
const toTheCoasts = 2200;

/**
 * Returns how many kilometres around the centre the map must show; null when it only has to show the centre.
 * Around the default centre it shows the whole country, because a plain in Kansas is of no use to most customers.
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
 * Returns the default zoom, or the smaller one at which a map of this size in pixels shows `reachKm` around the centre.
 * At zoom 10 the map is 30 miles wide, which is empty in the country although the search reaches everywhere (OP-86).
 */
export function zoomFor(centre: Position, reachKm: number | null, size: readonly [number, number]): number {
  if (reachKm === null || reachKm === 0) return defaultZoom;
  // With a margin, so that the farthest marker is not at the edge of the map.
  const half = Math.max(80, Math.min(...size) / 2 - 40);
  const metresPerPixel = (reachKm * 1000) / half;
  const atTheCentre = metresPerPixelAtTheEquator * Math.cos((centre.latitude * Math.PI) / 180);
  const zoom = Math.log2(atTheCentre / metresPerPixel);
  return Math.max(minimumZoom, Math.min(defaultZoom, zoom));
}
