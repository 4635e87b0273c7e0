import type { Position } from '@portal/domain';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import { circular, type default as Polygon } from 'ol/geom/Polygon.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { searchHeadStyle, searchStemStyle } from './marker-images.ts';
import type { Palette } from './palette.ts';
import type { Search } from './retailer-map.ts';

const always = { updateWhileAnimating: true, updateWhileInteracting: true };
/** Corners of the circle of the radius. */
const corners = 128;

/** Returns the layers of the search: the circle of its radius with the marker's stem below the stores, its head above them. */
export function searchLayers(first: Palette) {
  const reach = new Feature<Polygon>();
  const stem = new Feature<Point>();
  const head = new Feature<Point>();
  const below = new VectorLayer({
    source: new VectorSource<Feature<Polygon | Point>>({ features: [reach, stem] }),
    zIndex: 1,
    ...always,
  });
  const above = new VectorLayer({ source: new VectorSource({ features: [head] }), zIndex: 3, ...always });
  const recolour = (palette: Palette) => {
    reach.setStyle(
      new Style({
        fill: new Fill({ color: palette.reach }),
        stroke: new Stroke({ color: palette.info, width: 1.5, lineDash: [6, 6] }),
      }),
    );
    stem.setStyle(searchStemStyle(palette));
    head.setStyle(searchHeadStyle(palette));
  };
  recolour(first);
  return {
    layers: [below, above],
    recolour,
    drawMark({ longitude, latitude }: Position) {
      const point = new Point(fromLonLat([longitude, latitude]));
      stem.setGeometry(point);
      head.setGeometry(point);
    },
    show({ centre, radiusKm }: Search) {
      // A circle on the earth, which is wider than high on the map.
      const circle =
        radiusKm === null
          ? undefined
          : circular([centre.longitude, centre.latitude], radiusKm * 1000, corners);
      circle?.transform('EPSG:4326', 'EPSG:3857');
      reach.setGeometry(circle);
    },
  };
}
