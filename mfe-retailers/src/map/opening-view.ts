import { allMiles, radiusInKilometres, type Position } from '@portal/domain';
import type { NearbyStore } from '../list/nearest.ts';

/** RET-46. */
export const defaultZoom = 10;
export const minimumZoom = 2.5;
export const maximumZoom = 17;

/** How far the map must show around its centre: kilometres, the whole country, or null for the centre alone. */
export type Reach = number | 'country' | null;

/** The contiguous United States around the default centre: degrees to its coasts, and the map's height in radians. */
const country = { degrees: 29.4, radians: 0.31 };

/**
 * Returns how far around the centre the map must show, for its nearest stores to be seen. Around the default centre it shows the whole country, because a plain in Kansas is of no use to most customers.
 */
export function reachOf(
  nearby: readonly NearbyStore[],
  radiusMiles: number,
  centredOn: 'default' | 'place',
): Reach {
  if (radiusMiles !== allMiles) return radiusInKilometres(radiusMiles);
  if (centredOn === 'default') return 'country';
  const distances = nearby.flatMap(({ distanceKm }) => distanceKm ?? []);
  return distances[Math.min(distances.length, 3) - 1] ?? null;
}

const metresPerPixelAtTheEquator = 156_543.034;
const tileSize = 256;

/**
 * Returns the default zoom, or the smaller one at which a map of this size in pixels shows the reach around the centre.
 * At zoom 10 the map is 30 miles wide, which is empty in the country although the search reaches everywhere (OP-86).
 */
export function zoomFor(centre: Position, reach: Reach, size: readonly [number, number]): number {
  if (reach === null || reach === 0) return defaultZoom;
  const [halfWidth, halfHeight] = [size[0] / 2 - 12, size[1] / 2 - 12];
  if (reach === 'country') {
    const wide = halfWidth / ((country.degrees / 360) * tileSize);
    const high = halfHeight / ((country.radians / (2 * Math.PI)) * tileSize);
    return Math.max(minimumZoom, Math.log2(Math.min(wide, high)));
  }
  // With a margin, so that the farthest marker is not at the edge of the map.
  const half = Math.max(80, Math.min(...size) / 2 - 40);
  const metresPerPixel = (reach * 1000) / half;
  const atTheCentre = metresPerPixelAtTheEquator * Math.cos((centre.latitude * Math.PI) / 180);
  const zoom = Math.log2(atTheCentre / metresPerPixel);
  return Math.max(minimumZoom, Math.min(defaultZoom, zoom));
}
