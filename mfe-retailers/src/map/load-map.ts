import type { OpenMap } from './retailer-map.ts';

/** Loads the code of the map, which is not needed for the list; tests replace it with a fake map. */
export async function loadMap(): Promise<{ readonly openMap: OpenMap }> {
  const { openOlMap } = await import('./ol-map.ts');
  return { openMap: openOlMap };
}
