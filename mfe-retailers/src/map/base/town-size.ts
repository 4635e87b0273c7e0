import type { Town } from './map-data.ts';

/** Returns the smallest town, by its number of ZIP codes, that is named at a zoom. */
export function smallestNamed(zoom: number): number {
  if (zoom < 4.4) return 60;
  if (zoom < 5.4) return 25;
  if (zoom < 6.4) return 10;
  if (zoom < 7.5) return 4;
  if (zoom < 8.5) return 2;
  return 1;
}

/** Returns the radius of a town's built-up area in pixels, estimated from its number of ZIP codes. */
export function builtUpRadius({ size, position: [, latitude] }: Town, resolution: number): number {
  const metres = Math.min(14_000, 1400 * Math.sqrt(size));
  // The projection stretches lengths.
  return metres / Math.cos((latitude * Math.PI) / 180) / resolution;
}
