import type { PlacedRetailer } from '@portal/domain';
import type { Coordinate } from 'ol/coordinate.js';
import Feature from 'ol/Feature.js';
import Point from 'ol/geom/Point.js';
import VectorLayer from 'ol/layer/Vector.js';
import type OlMap from 'ol/Map.js';
import { fromLonLat, toLonLat, transformExtent } from 'ol/proj.js';
import VectorSource from 'ol/source/Vector.js';
import type Style from 'ol/style/Style.js';
import { clustersOf, type Marker } from './clusters.ts';
import { discRadius, discStyle, pinStyle } from './marker-images.ts';
import type { Palette } from './palette.ts';

interface Drawn {
  readonly marker: Marker;
  readonly coordinate: Coordinate;
}

/** A store that is drawn away from its position. */
export interface Spread {
  readonly id: string;
  readonly coordinate: readonly number[];
}

/** In pixels: a finger is 44 pixels wide. */
const tapRadius = 22;

/**
 * Draws stores as pins and clusters as discs. Supercluster says which are in view at a zoom, and only those are drawn:
 * ol's own cluster source computes all clusters again at every zoom.
 */
export function storeLayer(map: OlMap, first: Palette) {
  const source = new VectorSource<Feature<Point>>();
  const layer = new VectorLayer({
    source,
    // The names of towns avoid the stores.
    declutter: true,
    zIndex: 2,
    updateWhileAnimating: true,
    updateWhileInteracting: true,
  });
  const styles = new Map<string, Style>();
  let palette = first;
  let clusters = clustersOf([]);
  let chosen: readonly string[] = [];
  let hovered: string | null = null;
  let drawn: readonly Drawn[] = [];

  const styleOf = (marker: Marker): Style => {
    const marked = hovered === null ? chosen : [...chosen, hovered];
    const isMarked =
      marker.type === 'store' ? marked.includes(marker.id) : clusters.contains(marker.cluster, marked);
    const key = `${marker.type === 'store' ? 'pin' : marker.count}${isMarked ? '!' : ''}`;
    const known = styles.get(key);
    if (known) return known;
    const made =
      marker.type === 'store' ? pinStyle(palette, isMarked) : discStyle(palette, marker.count, isMarked);
    styles.set(key, made);
    return made;
  };

  /** What was drawn last: a zoom and an area. */
  let drawnFor = '';
  /** Draws the markers in view, unless they are drawn already. */
  const draw = (anew = true) => {
    const view = map.getView();
    const [width, height] = map.getSize() ?? [];
    if (width === undefined || height === undefined) return;
    // Half a map more on each side is drawn too, so that a drag doesn't show an empty area.
    const wide = view.calculateExtent([width * 2, height * 2]);
    const [west = -180, south = -85, east = 180, north = 85] = transformExtent(
      wide,
      'EPSG:3857',
      'EPSG:4326',
    );
    const wanted = [Math.floor(view.getZoom() ?? 0), ...wide.map(Math.round)].join();
    if (!anew && wanted === drawnFor) return;
    drawnFor = wanted;
    drawn = clusters.markersIn([west, south, east, north], view.getZoom() ?? 0).map((marker) => ({
      marker,
      coordinate: fromLonLat([marker.position.longitude, marker.position.latitude]),
    }));
    source.clear(true);
    source.addFeatures(
      drawn.map(({ marker, coordinate }) => {
        const feature = new Feature(new Point(coordinate));
        feature.setStyle(styleOf(marker));
        return feature;
      }),
    );
  };

  return {
    layer,
    draw,
    show(stores: readonly PlacedRetailer[]) {
      clusters = clustersOf(stores);
      draw();
    },
    mark(ids: readonly string[]) {
      chosen = ids;
      draw();
    },
    hover(id: string | null) {
      if (id === hovered) return;
      hovered = id;
      draw();
    },
    recolour(next: Palette) {
      palette = next;
      styles.clear();
      draw();
    },
    open: (cluster: number) => clusters.open(cluster),
    separationZoom: (store: PlacedRetailer, from: number) => clusters.separationZoom(store, from),
    /** Returns the nearest marker under a finger at this pixel; stores that are spread are markers too. */
    at(pixel: readonly number[], spread: readonly Spread[] = []): Marker | undefined {
      const [x = 0, y = 0] = pixel;
      let nearest: Marker | undefined;
      let best = Infinity;
      const spreadMarkers = spread.map(({ id, coordinate }): Drawn => {
        const [longitude = 0, latitude = 0] = toLonLat([...coordinate]);
        return {
          marker: { type: 'store', id, position: { latitude, longitude } },
          coordinate: [...coordinate],
        };
      });
      for (const { marker, coordinate } of [...spreadMarkers, ...drawn]) {
        const [left = 0, tip = 0] = map.getPixelFromCoordinate(coordinate) ?? [];
        // A pin's head is above its tip.
        const top = marker.type === 'store' ? tip - 20 : tip;
        const reach = marker.type === 'store' ? tapRadius : Math.max(tapRadius, discRadius(marker.count));
        const away = Math.hypot(left - x, top - y);
        if (away <= reach && away < best) {
          best = away;
          nearest = marker;
        }
      }
      return nearest;
    },
  };
}
