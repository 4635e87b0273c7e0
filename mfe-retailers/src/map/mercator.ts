import type { Position } from '@portal/domain';

/** In metres of the map's projection, which stretches lengths: x to the east, y to the north. */
export type Coordinate = readonly [x: number, y: number];

/** West, south, east, north in metres of the map's projection. */
export type Extent = readonly [number, number, number, number];

const earthRadius = 6_378_137;
/** The width of the world in metres of the projection. */
export const worldWidth = 2 * Math.PI * earthRadius;
/** Degrees: the projection has no poles. */
const northernmost = 85.06;

/** Returns where a position is in the map's projection (Web Mercator); without ol, whose own way makes arrays for each. */
export function project(longitude: number, latitude: number): [x: number, y: number] {
  const north = (Math.max(-northernmost, Math.min(northernmost, latitude)) * Math.PI) / 180;
  return [
    (longitude * Math.PI * earthRadius) / 180,
    earthRadius * Math.log(Math.tan(Math.PI / 4 + north / 2)),
  ];
}

export function coordinateOf({ longitude, latitude }: Position): [x: number, y: number] {
  return project(longitude, latitude);
}
