import type { PlacedRetailer, Position } from '@portal/domain';
import OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { fromLonLat, toLonLat } from 'ol/proj.js';
import { shared as iconImages } from 'ol/style/IconImageCache.js';
import { isTouch, mapInteractions } from './ol-interactions.ts';
import { maximumZoom, defaultZoom, minimumZoom, zoomFor } from './opening-view.ts';
import { paletteAt, watchPalette, type Palette } from './palette.ts';
import type { MapOptions, RetailerMap } from './retailer-map.ts';
import { searchLayers } from './search-layer.ts';
import { searchMarker } from './search-marker.ts';
import type { Spreading } from './spread.ts';
import { storeLayer } from './store-layer.ts';

const coordinateOf = ({ longitude, latitude }: Position) => fromLonLat([longitude, latitude]);

function positionOf(coordinate: readonly number[]): Position {
  const [longitude = 0, latitude = 0] = toLonLat([...coordinate]);
  return { latitude, longitude };
}

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Opens the map on OpenLayers, without its own controls: they write markup, and the page draws its own. */
export function openOlMap({ target, marker: markerElement, tilesUrl, events }: MapOptions): RetailerMap {
  const view = new View({
    center: [0, 0],
    zoom: defaultZoom,
    minZoom: minimumZoom,
    maxZoom: maximumZoom,
    enableRotation: false,
  });
  const interactions = mapInteractions();
  const map = new OlMap({ view, controls: [], interactions: [...interactions] });
  const detach = attachWhenSized(map, target);
  let palette = paletteAt(target);
  const stores = storeLayer(map, palette);
  const search = searchLayers(palette);
  let spread: Spreading | undefined;
  for (const layer of [...search.layers, stores.layer]) map.addLayer(layer);
  let recolourBase: (next: Palette) => void = () => {};
  let locked = false;
  let disposed = false;
  let hasView = false;
  /** The store that the pointer is on. */
  let hovered: string | null = null;
  /** The centre to which the page moved the map; the customer has moved it to any other. */
  let expected: readonly number[] | undefined;

  const marker = searchMarker(markerElement, {
    pixelOf: (position) => {
      const [x, y] = map.getPixelFromCoordinate(coordinateOf(position)) ?? [];
      return x === undefined || y === undefined ? undefined : [x, y];
    },
    positionAt: (pixel) => {
      const coordinate = map.getCoordinateFromPixel([...pixel]);
      return coordinate ? positionOf(coordinate) : undefined;
    },
    locked: () => locked,
    onMoved: events.onMarker,
    onTap: (event) => selectAt(map.getEventPixel(event)),
    draw: search.drawMark,
  });

  const go = (center: number[], zoom: number, arrived: () => unknown = () => {}) => {
    expected = center;
    view.cancelAnimations();
    if (hasView && !prefersReducedMotion())
      view.animate({ center, zoom, duration: 350 }, (completed) => {
        if (completed && !disposed) arrived();
      });
    else {
      view.setCenter(center);
      view.setZoom(zoom);
    }
    hasView = true;
  };

  // What is only seen after a choice is loaded then; without it the cards and the list show the same.
  const spreadOut = async (coordinate: number[], ids: readonly string[]) => {
    const { spreading } = await import('./spread.ts');
    if (disposed) return;
    spread ??= spreading(map, palette, () => !prefersReducedMotion());
    spread.open(coordinate, ids);
  };
  const ring = async (coordinate: number[]) => {
    const { ripple } = await import('./ripple.ts');
    if (!disposed) ripple(map, coordinate, palette);
  };

  /** Calls `then` once the map has a size: the page may show its element after the map is created. */
  const whenSized = (then: (size: readonly [number, number]) => void) => {
    const [width = 0, height = 0] = map.getSize() ?? [];
    if (width > 0 && height > 0) then([width, height]);
    else map.once('change:size', () => whenSized(then));
  };

  const showBase = () =>
    baseLayer(map, tilesUrl, palette).then(
      (base) => {
        if (disposed) return;
        map.getLayers().insertAt(0, base.layer);
        recolourBase = base.recolour;
        recolourBase(palette);
      },
      // The stores are drawn without a base map, and a notice would only cover them.
      () => {},
    );
  // After the first frame, which has the stores.
  map.once('postrender', () => setTimeout(() => disposed || void showBase(), 120));

  const stopWatching = watchPalette(() => {
    palette = paletteAt(target);
    stores.recolour(palette);
    search.recolour(palette);
    spread?.recolour(palette);
    recolourBase(palette);
  });

  map.on('postrender', marker.place);
  map.on('moveend', () => {
    stores.draw(false);
    const [x = 0, y = 0] = view.getCenter() ?? [];
    const away = expected ? Math.hypot(x - (expected[0] ?? 0), y - (expected[1] ?? 0)) : 0;
    if (away > 24 * (view.getResolution() ?? 1)) events.onMoved();
  });
  let drawnZoom = Number.NaN;
  view.on('change:resolution', () => {
    const zoom = Math.floor(view.getZoom() ?? 0);
    if (zoom === drawnZoom) return;
    drawnZoom = zoom;
    stores.draw(false);
  });
  const hover = (id: string | null) => {
    if (id === hovered) return;
    hovered = id;
    events.onHover(id);
  };
  const leave = () => hover(null);
  target.addEventListener('pointerleave', leave);
  map.on('pointermove', ({ pixel, dragging }) => {
    if (dragging) return;
    const over = locked ? undefined : stores.at(pixel, spread?.stores());
    target.style.cursor = over ? 'pointer' : '';
    hover(over?.type === 'store' ? over.id : null);
  });
  map.on('pointerdrag', (event) => {
    if (!locked && isTouch(event) && event.activePointers?.length === 1) events.onOneFinger();
  });
  const selectAt = (pixel: readonly number[]) => {
    const hit = locked ? undefined : stores.at(pixel, spread?.stores());
    if (hit?.type !== 'store') spread?.close();
    if (!hit) return;
    if (hit.type === 'store') {
      events.onStore(hit.id);
      return;
    }
    const opening = stores.open(hit.cluster);
    if (opening.type === 'co-located') {
      spreadOut(coordinateOf(hit.position), opening.ids).catch(() => {});
      events.onCoLocated(opening.ids);
    } else go(coordinateOf(hit.position), Math.min(maximumZoom, opening.zoom + 0.2));
  };
  map.on('click', ({ pixel }) => selectAt(pixel));

  return {
    showStores(next) {
      spread?.close();
      stores.show(next);
    },
    showSearch(next) {
      search.show(next);
      marker.show(next.centre);
    },
    showArea(centre, reach) {
      whenSized((size) => go(coordinateOf(centre), zoomFor(centre, reach, size)));
    },
    showStore(store: PlacedRetailer) {
      const zoom = Math.max(view.getZoom() ?? 0, stores.separationZoom(store, 8));
      const coordinate = coordinateOf(store.position);
      const [x = 0, y = 0] = coordinate;
      // Above the middle, because the card covers the lower part.
      const lower = (map.getSize()?.[1] ?? 0) * 0.2 * view.getResolutionForZoom(zoom);
      go([x, y - lower], zoom, () => ring(coordinate).catch(() => {}));
    },
    mark: stores.mark,
    hover: stores.hover,
    zoom(step) {
      view.cancelAnimations();
      const zoom = (view.getZoom() ?? defaultZoom) + step;
      if (prefersReducedMotion()) view.setZoom(zoom);
      else view.animate({ zoom, duration: 200 });
    },
    lock(next) {
      locked = next;
      for (const interaction of interactions) interaction.setActive(!next);
    },
    centre: () => positionOf(view.getCenter() ?? [0, 0]),
    dispose() {
      disposed = true;
      stopWatching();
      marker.dispose();
      detach();
      spread?.close();
      target.removeEventListener('pointerleave', leave);
      map.setTarget(undefined);
      map.dispose();
      // ol caches up to 1024 images, but the next map draws its own.
      iconImages.clear();
    },
  };
}

/**
 * Attaches the map once its element has a size: ol warns of a map without one, and draws it twice.
 *
 * @returns a function that stops waiting
 */
function attachWhenSized(map: OlMap, target: HTMLElement): () => void {
  const observer = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {};
    if (width === 0 || height === 0) return;
    observer.disconnect();
    map.setTarget(target);
  });
  observer.observe(target);
  return () => observer.disconnect();
}

async function baseLayer(map: OlMap, tilesUrl: string | null, palette: Palette) {
  if (tilesUrl === null) {
    const { baseMap } = await import('./base/base-map.ts');
    return baseMap(map, palette);
  }
  const { tileLayer } = await import('./tile-layer.ts');
  return tileLayer(tilesUrl, palette);
}
