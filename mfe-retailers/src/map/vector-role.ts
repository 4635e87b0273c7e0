type VectorRole = 'water' | 'built-up' | 'waterway' | 'road' | 'border' | 'place';

/** How the usual schemas of vector tiles (OpenMapTiles, Shortbread, Protomaps) name what is drawn, by type of geometry. */
const roles: readonly (readonly [geometry: RegExp, layer: RegExp, role: VectorRole])[] = [
  [/Polygon$/, /water|ocean|lake/, 'water'],
  [/Polygon$/, /land_?use|building|residential|urban/, 'built-up'],
  [/LineString$/, /water|river/, 'waterway'],
  [/LineString$/, /transport|road|street|highway/, 'road'],
  [/LineString$/, /boundar/, 'border'],
  [/Point$/, /place/, 'place'],
];

/** Returns what a feature of a vector tile is; undefined for what the map does not draw. */
export function vectorRole(layer: string, geometry: string): VectorRole | undefined {
  return roles.find(([type, name]) => type.test(geometry) && name.test(layer))?.[2];
}
