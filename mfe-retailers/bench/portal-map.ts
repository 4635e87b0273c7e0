import { openOlMap } from '../src/map/ol-map.ts';
import type { RetailerMap } from '../src/map/retailer-map.ts';
import { middle } from './bench-map.ts';

/** Kilometres that a map 412 px wide shows at zoom 4. */
const reach = 1340;
const nothing = () => {};

let map: RetailerMap | undefined;

globalThis.benchMap = {
  open(stores) {
    const [target, marker] = [document.getElementById('map'), document.getElementById('marker')];
    if (!target || !marker) throw new Error('The page has no element for the map.');
    const events = {
      onStore: nothing,
      onCoLocated: nothing,
      onHover: nothing,
      onMarker: nothing,
      onMoved: nothing,
      onOneFinger: nothing,
    };
    map = openOlMap({ target, marker, tilesUrl: null, events });
    map.showStores(stores);
    map.showSearch({ centre: middle, radiusKm: null });
    map.showArea(middle, reach);
  },
  zoom: (step) => map?.zoom(step),
  close: () => map?.dispose(),
};
