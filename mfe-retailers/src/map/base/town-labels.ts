import Feature from 'ol/Feature.js';
import Circle from 'ol/geom/Circle.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Style, { type RenderFunction } from 'ol/style/Style.js';
import { glowImage, townStyle } from '../marker-images.ts';
import type { Palette } from '../palette.ts';
import type { Town } from './map-data.ts';
import { thinTowns } from './thin-towns.ts';
import { builtUpRadius, smallestNamed } from './town-size.ts';

interface PlacedTown extends Town {
  readonly coordinate: number[];
}

/** From this zoom on a built-up area is larger than its name. */
const areaZoom = 8;

/** Returns the layers of the towns: their built-up areas when the map is near, and their names at every zoom. */
export function townLayers(map: OlMap, first: Palette) {
  const areas = new VectorSource<Feature<Circle>>();
  const names = new VectorSource<Feature<Point>>();
  const areaLayer = new VectorLayer({ source: areas, minZoom: areaZoom });
  const nameLayer = new VectorLayer({ source: names, declutter: true });
  let styles = new Map<string, Style>();
  let palette = first;
  let towns: readonly PlacedTown[] = [];

  const styleOf = ({ name, size }: Town): Style => {
    const isLarge = size >= 10;
    const key = `${isLarge ? '!' : ''}${name}`;
    const style = styles.get(key) ?? townStyle(palette, name, isLarge);
    styles.set(key, style);
    return style;
  };
  /** Draws the towns in view. */
  const draw = () => {
    const view = map.getView();
    const [zoom = 0, resolution = 1] = [view.getZoom(), view.getResolution()];
    const [width = 0, height = 0] = map.getSize() ?? [];
    // A quarter of a map more on each side, for a drag.
    const extent = view.calculateExtent([width * 1.5, height * 1.5]);
    const shown = thinTowns(towns, { extent, resolution, smallest: smallestNamed(zoom) });
    names.clear(true);
    names.addFeatures(
      shown.map((town) => {
        const feature = new Feature(new Point(town.coordinate));
        feature.setStyle(styleOf(town));
        return feature;
      }),
    );
    areas.clear(true);
    if (zoom >= areaZoom) areas.addFeatures(shown.map(areaOf));
  };
  const recolour = (next: Palette) => {
    palette = next;
    styles = new Map();
    areaLayer.setStyle(new Style({ renderer: drawImage(glowImage(palette.town)) }));
    draw();
  };
  recolour(first);
  return {
    layers: [areaLayer, nameLayer],
    recolour,
    draw,
    add(more: readonly Town[]) {
      const placed = more.map((town) => ({ ...town, coordinate: fromLonLat([...town.position]) }));
      towns = [...towns, ...placed].sort((one, other) => other.size - one.size);
    },
  };
}

function areaOf({ coordinate, position: [, latitude], size }: PlacedTown): Feature<Circle> {
  // The projection stretches lengths.
  const stretch = Math.cos((latitude * Math.PI) / 180);
  return new Feature(new Circle(coordinate, builtUpRadius(size) / stretch));
}

/** Draws an image over a circle. */
function drawImage(image: HTMLCanvasElement): RenderFunction {
  return (coordinates, { context }) => {
    const [[x = 0, y = 0] = [], [edgeX = 0, edgeY = 0] = []] = coordinates as number[][];
    const radius = Math.hypot(edgeX - x, edgeY - y);
    context.drawImage(image, x - radius, y - radius, 2 * radius, 2 * radius);
  };
}
