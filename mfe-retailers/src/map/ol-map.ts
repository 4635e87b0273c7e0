import type { PlacedRetailer, Position } from '@portal/domain';
import OlMap from 'ol/Map.js';
import { toLonLat } from 'ol/proj.js';
import { shared as iconImages } from 'ol/style/IconImageCache.js';
import { attachWhenSized } from './attach-when-sized.ts';
import { loadBaseMap, type Base } from './base-layers.ts';
import type { ClusterMarker } from './clusters.ts';
import { mapCamera, openingView } from './map-camera.ts';
import { mapEffects } from './map-effects.ts';
import { mapPointer } from './map-pointer.ts';
import { coordinateOf, type Coordinate } from './mercator.ts';
import { mapInteractions } from './ol-interactions.ts';
import { maximumZoom, zoomFor } from './opening-view.ts';
import { paintedLayer, type Frame } from './painted-layer.ts';
import { paletteAt, watchPalette } from './palette.ts';
import type { MapOptions, RetailerMap } from './retailer-map.ts';
import { searchMarker } from './search-marker.ts';
import { searchPainter } from './search-painter.ts';
import { storeMarkers } from './store-markers.ts';

function positionOf(coordinate: readonly number[]): Position {
  const [longitude = 0, latitude = 0] = toLonLat([...coordinate]);
  return { latitude, longitude };
}

/** Calls `then` once the frame that is being drawn is on the screen. */
const afterPaint = (then: (time: number) => void) => requestAnimationFrame(() => requestAnimationFrame(then));

/** Opens the map on OpenLayers, without its own controls: they write markup, and the page draws its own. */
export function openOlMap({ target, marker: markerElement, tilesUrl, events }: MapOptions): RetailerMap {
  const view = openingView();
  const interactions = mapInteractions();
  const map = new OlMap({ view, controls: [], interactions: [...interactions] });
  const detach = attachWhenSized(map, target);
  const first = paletteAt(target);
  const paintAgain = () => map.render();
  const stores = storeMarkers(first, paintAgain);
  const search = searchPainter(first, paintAgain);
  const effects = mapEffects(map, first);
  const camera = mapCamera(map);
  let base: Base | undefined;
  let locked = false;
  let disposed = false;

  map.addLayer(paintedLayer(() => [...(base?.painters ?? []), search.below, stores.paint, search.above]));

  /** Returns the centre of a map that has this place above its middle, by a share of its height: a card covers the rest. */
  const aboveCard = ([x, y]: Coordinate, zoom: number, share: number): Coordinate => {
    const [, height = 0] = map.getSize() ?? [];
    return [x, y - height * share * view.getResolutionForZoom(zoom)];
  };
  const openCluster = (cluster: ClusterMarker) => {
    const opening = stores.open(cluster);
    if (opening.type === 'co-located') {
      camera.go(aboveCard(cluster.coordinate, view.getZoom() ?? 0, 0.28), view.getZoom() ?? 0);
      effects.spread(cluster.coordinate, opening.ids);
      events.onCoLocated(opening.ids);
    } else camera.go(cluster.coordinate, Math.min(maximumZoom, opening.zoom + 0.2));
  };
  const pointer = mapPointer({
    map,
    target,
    stores,
    spread: effects.spreadStores,
    locked: () => locked,
    events,
    onCluster: openCluster,
    onOutside: effects.closeSpread,
  });
  const marker = searchMarker(markerElement, {
    pixelOf: (position) => {
      const [x, y] = map.getPixelFromCoordinate(coordinateOf(position)) ?? [];
      return x === undefined || y === undefined ? undefined : [x, y];
    },
    positionAt: (pixel) => {
      const coordinate = map.getCoordinateFromPixel([...pixel]);
      return coordinate ? positionOf(coordinate) : undefined;
    },
    isInView: ([x, y]) => {
      const [width = 0, height = 0] = map.getSize() ?? [];
      return x >= 0 && y >= 0 && x <= width && y <= height;
    },
    centreOn: (position) => camera.go(coordinateOf(position), view.getZoom() ?? 0),
    locked: () => locked,
    onMoved: events.onMarker,
    onTap: (event) => pointer.selectAt(map.getEventPixel(event)),
    draw: search.drawMark,
  });

  const markersIn = (frame: Frame) => [...stores.boxesIn(frame), ...search.boxesIn(frame)];
  // The stores are on the screen before the base map is unpacked, which is loaded meanwhile.
  const storesPainted = new Promise((resolve) => {
    map.once('postrender', () => afterPaint(resolve));
  });
  Promise.all([loadBaseMap(tilesUrl), storesPainted]).then(
    ([open]) => {
      if (disposed) return;
      base = open({ map, palette: paletteAt(target), markersIn });
      if (base.layer) map.getLayers().insertAt(0, base.layer);
      map.render();
    },
    // The stores are drawn without a base map, and a notice would only cover them.
    () => {},
  );

  const stopWatching = watchPalette(target, () => {
    const palette = paletteAt(target);
    for (const coloured of [stores, search, effects, base]) coloured?.recolour(palette);
  });
  map.on('postrender', marker.place);
  map.on('moveend', () => {
    if (camera.isMovedAway()) events.onMoved();
  });

  return {
    showStores(next) {
      effects.closeSpread();
      stores.show(next);
      base?.renewNames();
    },
    showSearch(next) {
      search.show(next);
      marker.show(next.centre);
      camera.stay(coordinateOf(next.centre));
      base?.renewNames();
    },
    showArea(centre, reach) {
      camera.whenSized((size) => camera.go(coordinateOf(centre), zoomFor(centre, reach, size)));
    },
    showStore(store: PlacedRetailer) {
      const zoom = Math.max(view.getZoom() ?? 0, stores.separationZoom(store, 8));
      const at = coordinateOf(store.position);
      camera.go(aboveCard(at, zoom, 0.2), zoom, () => effects.ring(at));
    },
    mark: stores.mark,
    hover: stores.hover,
    zoom: camera.zoomBy,
    lock(next) {
      locked = next;
      for (const interaction of interactions) interaction.setActive(!next);
    },
    centre: () => positionOf(view.getCenter() ?? [0, 0]),
    dispose() {
      disposed = true;
      stopWatching();
      marker.dispose();
      pointer.dispose();
      detach();
      camera.stop();
      effects.stop();
      map.setTarget(undefined);
      map.dispose();
      // ol caches up to 1024 images, but the next map draws its own.
      iconImages.clear();
    },
  };
}
