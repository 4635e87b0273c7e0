import type { Position } from '@portal/domain';
import Feature from 'ol/Feature.js';
import Circle from 'ol/geom/Circle.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import { searchStyle } from './marker-images.ts';
import type { Palette } from './palette.ts';
import type { Search } from './retailer-map.ts';

/** Returns the layer of the search: the marker of its centre and the circle of its radius. */
export function searchLayer(first: Palette) {
  const reach = new Feature<Circle>();
  const mark = new Feature<Point>();
  const layer = new VectorLayer({
    source: new VectorSource<Feature<Circle | Point>>({ features: [reach, mark] }),
    zIndex: 1,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
  const recolour = (palette: Palette) => {
    reach.setStyle(new Style({ stroke: new Stroke({ color: palette.brand, width: 1.5, lineDash: [6, 6] }) }));
    mark.setStyle(searchStyle(palette));
  };
  recolour(first);
  return {
    layer,
    recolour,
    drawMark({ longitude, latitude }: Position) {
      mark.setGeometry(new Point(fromLonLat([longitude, latitude])));
    },
    show({ centre, radiusKm }: Search) {
      if (radiusKm === null) {
        reach.setGeometry(undefined);
        return;
      }
      // The Mercator projection stretches lengths, more at higher latitudes.
      const radius = (radiusKm * 1000) / Math.cos((centre.latitude * Math.PI) / 180);
      reach.setGeometry(new Circle(fromLonLat([centre.longitude, centre.latitude]), radius));
    },
  };
}
