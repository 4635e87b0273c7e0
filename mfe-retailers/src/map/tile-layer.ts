import MVT from 'ol/format/MVT.js';
import type { FeatureLike } from 'ol/Feature.js';
import TileLayer from 'ol/layer/Tile.js';
import VectorTileLayer from 'ol/layer/VectorTile.js';
import VectorTile from 'ol/source/VectorTile.js';
import XYZ from 'ol/source/XYZ.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { townStyle } from './town-style.ts';
import type { Palette } from './palette.ts';
import { vectorRole } from './vector-role.ts';

/** The base map of a tile server (RET-47): images, or vectors, which are drawn in the colours of the brand. */
export function tileLayer(url: string, first: Palette) {
  return isVector(url) ? vectorLayer(url, first) : imageLayer(url);
}

/** Vector tiles have one of two endings; a key may follow. */
const isVector = (url: string) => /\.(?:pbf|mvt)(?:[?#]|$)/.test(url);

function imageLayer(url: string) {
  return { layer: new TileLayer({ source: new XYZ({ url, maxZoom: 19 }), zIndex: 0 }), recolour: () => {} };
}

function vectorLayer(url: string, first: Palette) {
  const source = new VectorTile({ format: new MVT(), url, maxZoom: 14 });
  const layer = new VectorTileLayer({ source, declutter: true, zIndex: 0 });
  const recolour = (palette: Palette) => {
    layer.setBackground(palette.land);
    layer.setStyle(styleFor(palette));
  };
  recolour(first);
  return { layer, recolour };
}

/** How many names are kept as images, which a long journey on the map would gather without end. */
const keptNames = 500;

function styleFor(palette: Palette) {
  const area = (color: string) => new Style({ fill: new Fill({ color }) });
  const line = (color: string, width: number) => new Style({ stroke: new Stroke({ color, width }) });
  const styles = {
    water: area(palette.water),
    'built-up': area(palette.town),
    waterway: line(palette.water, 1.5),
    road: line(palette.border, 1.25),
    border: line(palette.coast, 1),
  };
  const names = new Map<string, Style>();
  return (each: FeatureLike): Style | undefined => {
    const role = vectorRole(String(each.get('layer')), each.getGeometry()?.getType() ?? '');
    if (role !== 'place') return role && styles[role];
    const name = String(each.get('name:latin') ?? each.get('name') ?? '');
    if (name === '') return undefined;
    const isLarge = each.get('class') === 'city';
    const key = `${isLarge}${name}`;
    const known = names.get(key);
    if (known) return known;
    if (names.size === keptNames) names.clear();
    const style = townStyle(palette, name, isLarge);
    names.set(key, style);
    return style;
  };
}
