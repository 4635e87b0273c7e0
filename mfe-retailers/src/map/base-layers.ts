import type Layer from 'ol/layer/Layer.js';
import type OlMap from 'ol/Map.js';
import { loadBase } from './base/load-map-data.ts';
import type { Box } from './base/names.ts';
import type { Frame, Painter } from './painted-layer.ts';
import type { Palette } from './palette.ts';

/** What is under the stores. */
export interface Base {
  readonly painters: readonly Painter[];
  readonly layer?: Layer;
  recolour(palette: Palette): void;
  /** Other markers are shown, which names avoid. */
  renewNames(): void;
}

interface BaseOptions {
  readonly map: OlMap;
  readonly palette: Palette;
  readonly markersIn: (frame: Frame) => readonly Box[];
}

/**
 * Loads the base map: of a tile server by its address template, or the one that the release has itself. What it returns
 * unpacks it, which takes about as long as drawing all stores.
 */
export async function loadBaseMap(tilesUrl: string | null): Promise<(options: BaseOptions) => Base> {
  if (tilesUrl === null) {
    const [{ baseMap }, data] = await Promise.all([import('./base/base-map.ts'), loadBase()]);
    return (options) => baseMap(data, options);
  }
  const { tileLayer } = await import('./tile-layer.ts');
  return ({ palette }) => ({ painters: [], renewNames: () => {}, ...tileLayer(tilesUrl, palette) });
}
