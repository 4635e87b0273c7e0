import TileLayer from 'ol/layer/Tile.js';
import XYZ from 'ol/source/XYZ.js';

/** The base map of a tile server. */
export function tileLayer(url: string): TileLayer<XYZ> {
  return new TileLayer({ source: new XYZ({ url, maxZoom: 19 }), zIndex: 0 });
}
