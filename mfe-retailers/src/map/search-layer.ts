import Feature from 'ol/Feature.js';
import Circle from 'ol/geom/Circle.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import type { Palette } from './palette.ts';
import type { Search } from './retailer-map.ts';

/** The circle of the search radius. */
export function searchLayer(first: Palette) {
  const source = new VectorSource<Feature<Circle>>();
  const layer = new VectorLayer({ source, zIndex: 1 });
  const recolour = ({ brand }: Palette) =>
    layer.setStyle(new Style({ stroke: new Stroke({ color: brand, width: 1.5, lineDash: [6, 6] }) }));
  recolour(first);
  return {
    layer,
    recolour,
    show({ centre, radiusKm }: Search) {
      source.clear();
      if (radiusKm === null) return;
      // Mercator stretches lengths by the latitude.
      const radius = (radiusKm * 1000) / Math.cos((centre.latitude * Math.PI) / 180);
      source.addFeature(new Feature(new Circle(fromLonLat([centre.longitude, centre.latitude]), radius)));
    },
  };
}
