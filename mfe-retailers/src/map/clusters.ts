import type { PlacedRetailer, Position } from '@portal/domain';
import Supercluster from 'supercluster';

/** A marker on the map: one store, or a cluster of stores that would overlap. */
export type Marker =
  | { readonly type: 'store'; readonly id: string; readonly position: Position }
  | {
      readonly type: 'cluster';
      readonly cluster: number;
      readonly count: number;
      readonly position: Position;
    };

/** What opening a cluster does: zoom in, or list its stores when they are co-located and no zoom separates them. */
type ClusterOpening =
  | { readonly type: 'zoom'; readonly zoom: number }
  | { readonly type: 'co-located'; readonly ids: readonly string[] };

/** West, south, east, north in degrees. */
export type Bounds = readonly [number, number, number, number];

interface Clusters {
  markersIn(bounds: Bounds, zoom: number): readonly Marker[];
  open(cluster: number): ClusterOpening;
  contains(cluster: number, ids: readonly string[]): boolean;
  /** Returns the first zoom, from the given one, at which the store has its own marker; the maximum if it never has. */
  separationZoom(store: PlacedRetailer, from: number): number;
}

/** Stores that are still one cluster at this zoom are in one building. */
const maximumClusterZoom = 16;
/** Pixels between two markers. */
const markSpacing = 48;
const tileSize = 256;

/** Computes the clusters of the stores for every zoom once, so that zooming only looks them up. */
export function clustersOf(stores: readonly PlacedRetailer[]): Clusters {
  const index = new Supercluster<{ id: string }>({
    radius: markSpacing,
    extent: tileSize,
    maxZoom: maximumClusterZoom,
  });
  index.load(
    stores.map(({ id, position }) => ({
      type: 'Feature',
      properties: { id },
      geometry: { type: 'Point', coordinates: [position.longitude, position.latitude] },
    })),
  );
  const idsIn = (cluster: number) =>
    index.getLeaves(cluster, Infinity).map(({ properties }) => properties.id);
  const isSeparate = ({ id, position: { longitude, latitude } }: PlacedRetailer, zoom: number) =>
    index
      .getClusters([longitude - 1e-6, latitude - 1e-6, longitude + 1e-6, latitude + 1e-6], zoom)
      .some(({ properties }) => !('cluster' in properties) && properties.id === id);
  return {
    markersIn: ([west, south, east, north], zoom) =>
      index
        .getClusters([west, south, east, north], Math.min(maximumClusterZoom, Math.floor(zoom)))
        .map(({ properties, geometry }): Marker => {
          const [longitude = 0, latitude = 0] = geometry.coordinates;
          const position = { latitude, longitude };
          return 'cluster' in properties
            ? {
                type: 'cluster',
                cluster: properties.cluster_id,
                count: properties.point_count,
                position,
              }
            : { type: 'store', id: properties.id, position };
        }),
    open(cluster) {
      const zoom = index.getClusterExpansionZoom(cluster);
      return zoom > maximumClusterZoom ? { type: 'co-located', ids: idsIn(cluster) } : { type: 'zoom', zoom };
    },
    contains: (cluster, ids) => ids.length > 0 && idsIn(cluster).some((id) => ids.includes(id)),
    separationZoom(store, from) {
      let zoom = Math.max(0, Math.floor(from));
      while (zoom < maximumClusterZoom && !isSeparate(store, zoom)) zoom += 1;
      return zoom;
    },
  };
}
