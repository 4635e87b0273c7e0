import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { fromLonLat } from 'ol/proj.js';
import Cluster from 'ol/source/Cluster.js';
import VectorSource from 'ol/source/Vector.js';
import CircleStyle from 'ol/style/Circle.js';
import Fill from 'ol/style/Fill.js';
import Stroke from 'ol/style/Stroke.js';
import Style from 'ol/style/Style.js';
import Text from 'ol/style/Text.js';
import { middle } from './bench-map.ts';

// As in OpenLayers' own example of clustered features, with a cache of styles by size.
let map: OlMap | undefined;
const styles = new Map<number, Style>();

function styleOf(size: number): Style {
  const style =
    styles.get(size) ??
    new Style({
      image: new CircleStyle({
        radius: 14,
        stroke: new Stroke({ color: '#fff' }),
        fill: new Fill({ color: '#3399CC' }),
      }),
      text: new Text({ text: String(size), fill: new Fill({ color: '#fff' }) }),
    });
  styles.set(size, style);
  return style;
}

globalThis.benchMap = {
  open(stores) {
    const features = stores.map(
      ({ position: { longitude, latitude } }) => new Feature(new Point(fromLonLat([longitude, latitude]))),
    );
    const source = new Cluster({ distance: 48, source: new VectorSource({ features }) });
    map = new OlMap({
      target: 'map',
      controls: [],
      view: new View({ center: fromLonLat([middle.longitude, middle.latitude]), zoom: 4 }),
      layers: [
        new VectorLayer({ source, style: (each) => styleOf((each.get('features') as unknown[]).length) }),
      ],
    });
  },
  zoom: (step) => map?.getView().setZoom((map.getView().getZoom() ?? 0) + step),
  close() {
    map?.setTarget(undefined);
    map?.dispose();
  },
};
