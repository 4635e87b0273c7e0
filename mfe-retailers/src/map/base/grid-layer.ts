import Feature from 'ol/Feature.js';
import MultiLineString from 'ol/geom/MultiLineString.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import VectorSource from 'ol/source/Vector.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Palette } from '../palette.ts';
import { gridWidth } from './grid-width.ts';

/** Returns the layer of a fine grid, which gives an empty plain a ground that moves with the map. */
export function gridLayer(map: OlMap, first: Palette) {
  const lines = new MultiLineString([]);
  const layer = new VectorLayer({ source: new VectorSource({ features: [new Feature(lines)] }), minZoom: 8 });
  const draw = () => {
    const view = map.getView();
    const [width = 0, height = 0] = map.getSize() ?? [];
    const step = gridWidth(view.getResolution() ?? 1);
    // Half a map more on each side, for a drag.
    const [west = 0, south = 0, east = 0, north = 0] = view.calculateExtent([width * 2, height * 2]);
    const drawn: [number, number][][] = [];
    for (let x = Math.ceil(west / step) * step; x <= east; x += step)
      drawn.push([
        [x, south],
        [x, north],
      ]);
    for (let y = Math.ceil(south / step) * step; y <= north; y += step)
      drawn.push([
        [west, y],
        [east, y],
      ]);
    lines.setCoordinates(drawn);
  };
  draw();
  const recolour = (palette: Palette) =>
    layer.setStyle(new Style({ stroke: new Stroke({ color: palette.grid, width: 1 }) }));
  recolour(first);
  return { layer, recolour, draw };
}
