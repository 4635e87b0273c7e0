import type { OpenMap } from './retailer-map.ts';

/** The map's script, which comes after the list; tests put another map in its place. */
export async function loadMap(): Promise<{ readonly openMap: OpenMap }> {
  const { openOlMap } = await import('./ol-map.ts');
  return { openMap: openOlMap };
}
