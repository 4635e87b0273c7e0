import { defaultCentre } from '@portal/domain';
import type OlMap from 'ol/Map.js';
import View from 'ol/View.js';
import { prefersReducedMotion } from './motion.ts';
import { coordinateOf, type Coordinate } from './mercator.ts';
import { defaultZoom, maximumZoom, minimumZoom, zoomFor } from './opening-view.ts';

/** In pixels: a map that was moved by less is still where the page moved it. */
const moveTolerance = 24;

/** The country, until the page moves the map to a place: stores may take long, or not come. */
export function openingView(): View {
  return new View({
    center: coordinateOf(defaultCentre),
    zoom: minimumZoom,
    minZoom: minimumZoom,
    maxZoom: maximumZoom,
    enableRotation: false,
  });
}

/** Moves and zooms the map for the page. */
export function mapCamera(map: OlMap) {
  const view = map.getView();
  let hasView = false;
  let isStopped = false;
  /** The centre to which the page moved the map; the customer has moved it to any other. */
  let expected: Coordinate | undefined;

  const isAwayFrom = (center: Coordinate) => {
    const [x = 0, y = 0] = view.getCenter() ?? [];
    return Math.hypot(x - center[0], y - center[1]) > moveTolerance * (view.getResolution() ?? 1);
  };

  /** Calls `then` once the map has a size: the page may show its element after the map is created. */
  const whenSized = (then: (size: readonly [number, number]) => void) => {
    const [width = 0, height = 0] = map.getSize() ?? [];
    if (width > 0 && height > 0) then([width, height]);
    else map.once('change:size', () => whenSized(then));
  };

  whenSized((size) => {
    if (!hasView) view.setZoom(zoomFor(defaultCentre, 'country', size));
  });

  return {
    whenSized,
    go(center: Coordinate, zoom: number, arrived: () => unknown = () => {}) {
      expected = center;
      view.cancelAnimations();
      if (hasView && !prefersReducedMotion())
        view.animate({ center: [...center], zoom, duration: 350 }, (completed) => {
          if (completed && !isStopped) arrived();
        });
      else {
        view.setCenter([...center]);
        view.setZoom(zoom);
      }
      hasView = true;
    },
    zoomBy(step: 1 | -1) {
      view.cancelAnimations();
      const zoom = (view.getZoom() ?? defaultZoom) + step;
      if (prefersReducedMotion()) view.setZoom(zoom);
      else view.animate({ zoom, duration: 200 });
    },
    /** The page searches around a centre: where the map is there already, the customer has not moved it away. */
    stay(center: Coordinate) {
      if (!isAwayFrom(center)) expected = center;
    },
    isMovedAway: () => expected !== undefined && isAwayFrom(expected),
    stop() {
      isStopped = true;
    },
  };
}
