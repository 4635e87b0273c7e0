import Feature from 'ol/Feature.js';
import Circle from 'ol/geom/Circle.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Style, { type RenderFunction } from 'ol/style/Style.js';
import { townStyle } from '../marker-images.ts';
import type { Palette } from '../palette.ts';
import type { Town } from './map-data.ts';
import { nearZoom } from './region-watch.ts';
import { builtUpRadius, smallestNamed } from './town-size.ts';

/** Returns the layers of the towns: their built-up areas when the map is near, and their names at every zoom. */
export function townLayers(map: OlMap, first: Palette) {
  const areas = new VectorSource<Feature<Circle>>();
  const names = new VectorSource<Feature<Point>>();
  const areaLayer = new VectorLayer({ source: areas, minZoom: nearZoom });
  const nameLayer = new VectorLayer({ source: names, declutter: true });
  let styles = new Map<string, Style>();
  let palette = first;
  nameLayer.setStyle((each) => {
    const town = each.get('town') as Town;
    const zoom = map.getView().getZoom() ?? 0;
    if (town.size < smallestNamed(zoom)) return undefined;
    const isLarge = town.size >= 10;
    const key = `${isLarge ? '!' : ''}${town.name}`;
    const style = styles.get(key) ?? townStyle(palette, town.name, isLarge);
    styles.set(key, style);
    return style;
  });
  const recolour = (next: Palette) => {
    palette = next;
    styles = new Map();
    areaLayer.setStyle(new Style({ renderer: drawGlow(palette.town) }));
    nameLayer.changed();
  };
  recolour(first);
  return {
    layers: [areaLayer, nameLayer],
    recolour,
    add(towns: readonly Town[]) {
      areas.addFeatures(
        towns.map(({ position: [longitude, latitude], size }) => {
          const stretch = Math.cos((latitude * Math.PI) / 180);
          return new Feature(new Circle(fromLonLat([longitude, latitude]), builtUpRadius(size) / stretch));
        }),
      );
      names.addFeatures(
        towns.map((town) => new Feature({ geometry: new Point(fromLonLat([...town.position])), town })),
      );
    },
  };
}

/** Draws a built-up area that fades outwards: a rim would read as the radius of a search. */
function drawGlow(colour: string): RenderFunction {
  return (coordinates, { context }) => {
    const [[x = 0, y = 0] = [], [edgeX = 0, edgeY = 0] = []] = coordinates as number[][];
    const radius = Math.hypot(edgeX - x, edgeY - y);
    const glow = context.createRadialGradient(x, y, 0, x, y, radius);
    glow.addColorStop(0, colour);
    glow.addColorStop(0.45, colour);
    glow.addColorStop(1, `${colour.slice(0, 7)}00`);
    context.fillStyle = glow;
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.fill();
  };
}
