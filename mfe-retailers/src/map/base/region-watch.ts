import type OlMap from 'ol/Map.js';
import { transformExtent } from 'ol/proj.js';
import { loadRegion } from './load-map-data.ts';
import { regionsIn, type Bounds, type RegionData, type RegionIndex } from './map-data.ts';

/** From this zoom on the map is near: a region is as wide as the map. */
export const nearZoom = 6.5;

/**
 * Returns a function that loads the regions in view when the map is near, each once; one that fails is asked for again
 * the next time.
 */
export function regionLoader(
  map: OlMap,
  regions: readonly RegionIndex[],
  onRegion: (region: RegionData) => void,
): () => void {
  const asked = new Set<string>();
  const load = async (id: string) => {
    asked.add(id);
    try {
      onRegion(await loadRegion(id));
    } catch {
      asked.delete(id);
    }
  };
  return () => {
    const view = map.getView();
    const size = map.getSize();
    if (!size || (view.getZoom() ?? 0) < nearZoom) return;
    const extent = transformExtent(view.calculateExtent(size), 'EPSG:3857', 'EPSG:4326');
    for (const { id } of regionsIn(regions, extent as unknown as Bounds)) if (!asked.has(id)) void load(id);
  };
}
