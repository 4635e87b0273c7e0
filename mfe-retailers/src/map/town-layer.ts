import type { Retailer } from '@portal/domain';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import { fromLonLat } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import { nameStyle } from './marker-images.ts';
import type { Palette } from './palette.ts';
import { townsOf } from './towns.ts';

/** At a smaller zoom too many towns are in view for their names to fit, and each name is an image. */
const fromZoom = 8.5;
/** In pixels under the middle of the stores, so that the name is clear of a cluster's disc. */
const below = 34;

/** Returns the layer with the names of the towns that have stores, which the outlines of the states don't show. */
export function townLayer(first: Palette) {
  const source = new VectorSource<Feature<Point>>();
  const layer = new VectorLayer({ source, declutter: true, minZoom: fromZoom, zIndex: 1 });
  const styles = new Map<string, Style>();
  let palette = first;
  layer.setStyle((each) => {
    const name = String(each.get('name'));
    const style = styles.get(name) ?? nameStyle(palette, name, below);
    styles.set(name, style);
    return style;
  });
  return {
    layer,
    show(stores: readonly Retailer[]) {
      source.clear(true);
      source.addFeatures(
        townsOf(stores).map(({ name, position: { longitude, latitude } }) => {
          const geometry = new Point(fromLonLat([longitude, latitude]));
          return new Feature({ geometry, name });
        }),
      );
    },
    recolour(next: Palette) {
      palette = next;
      styles.clear();
      layer.changed();
    },
  };
}
