import type { PlacedRetailer } from '@portal/domain';
import { group, type Points } from './cluster-level.ts';
import { coordinateOf, worldWidth, type Coordinate, type Extent } from './mercator.ts';

interface StoreMarker {
  readonly type: 'store';
  readonly id: string;
  readonly coordinate: Coordinate;
}

export interface ClusterMarker {
  readonly type: 'cluster';
  /** The zoom at which it is one cluster, and its number there. */
  readonly zoom: number;
  readonly group: number;
  readonly count: number;
  readonly coordinate: Coordinate;
}

/** A marker on the map: one store, or a cluster of stores that would overlap. */
export type Marker = StoreMarker | ClusterMarker;

/** What opening a cluster does: zoom in, or list its stores when they are co-located and no zoom separates them. */
type ClusterOpening =
  | { readonly type: 'zoom'; readonly zoom: number }
  | { readonly type: 'co-located'; readonly ids: readonly string[] };

interface Clusters {
  markersIn(extent: Extent, zoom: number): readonly Marker[];
  open(cluster: ClusterMarker): ClusterOpening;
  contains(cluster: ClusterMarker, ids: readonly string[]): boolean;
  /** Returns the first zoom, from the given one, at which the store has its own marker; the maximum if it never has. */
  separationZoom(store: PlacedRetailer, from: number): number;
}

/** The markers of one zoom. */
interface Level extends Points {
  /** The group of each store. */
  readonly groupOf: Int32Array;
  /** A store of each group. */
  readonly storeOf: Int32Array;
}

/** Stores that are still one cluster at this zoom are in one building. */
const maximumClusterZoom = 16;
/** Pixels between two markers. */
const markSpacing = 48;
const tileSize = 256;

const levelOf = (zoom: number) => Math.max(0, Math.min(maximumClusterZoom, Math.floor(zoom)));

/**
 * Groups the stores for a zoom when it is first shown: a map opens with one of seventeen, and one takes a few
 * milliseconds for 10,000 stores. (Supercluster, which was here, groups them for all zooms before the first is drawn.)
 */
export function clustersOf(stores: readonly PlacedRetailer[]): Clusters {
  const points = pointsOf(stores);
  const indexOf = new Map(stores.map(({ id }, index) => [id, index]));
  const levels: Level[] = [];
  const levelAt = (zoom: number): Level => (levels[zoom] ??= level(points, zoom));

  const marker = (zoom: number, at: number): Marker => {
    const { x, y, weight, storeOf } = levelAt(zoom);
    const coordinate = [x[at] ?? 0, y[at] ?? 0] as const;
    const count = weight[at] ?? 0;
    if (count > 1) return { type: 'cluster', zoom, group: at, count, coordinate };
    return { type: 'store', id: stores[storeOf[at] ?? 0]?.id ?? '', coordinate };
  };
  const membersOf = ({ zoom, group: own }: ClusterMarker) =>
    stores.flatMap((_, index) => (levelAt(zoom).groupOf[index] === own ? [index] : []));

  return {
    markersIn([west, south, east, north], zoom) {
      const shown = levelOf(zoom);
      const { x, y } = levelAt(shown);
      const markers: Marker[] = [];
      for (let at = 0; at < x.length; at += 1) {
        const [left, top] = [x[at] ?? 0, y[at] ?? 0];
        if (left >= west && left <= east && top >= south && top <= north) markers.push(marker(shown, at));
      }
      return markers;
    },
    open(cluster) {
      const members = membersOf(cluster);
      for (let zoom = cluster.zoom + 1; zoom <= maximumClusterZoom; zoom += 1) {
        const { groupOf } = levelAt(zoom);
        if (members.some((member) => groupOf[member] !== groupOf[members[0] ?? 0]))
          return { type: 'zoom', zoom };
      }
      return { type: 'co-located', ids: members.flatMap((member) => stores[member]?.id ?? []) };
    },
    contains: ({ zoom, group: own }, ids) =>
      ids.some((id) => levelAt(zoom).groupOf[indexOf.get(id) ?? -1] === own),
    separationZoom({ id }, from) {
      let zoom = levelOf(from);
      const isAlone = () => {
        const { groupOf, weight } = levelAt(zoom);
        return weight[groupOf[indexOf.get(id) ?? -1] ?? -1] === 1;
      };
      while (zoom < maximumClusterZoom && !isAlone()) zoom += 1;
      return zoom;
    },
  };
}

function pointsOf(stores: readonly PlacedRetailer[]): Points {
  const [x, y] = [new Float64Array(stores.length), new Float64Array(stores.length)];
  for (const [index, { position }] of stores.entries()) [x[index], y[index]] = coordinateOf(position);
  return { x, y, weight: new Float64Array(stores.length).fill(1) };
}

/**
 * Distances of the rounds of grouping, in the spacing of markers: the middle of a group is not where its first point was,
 * so groups of half the distance are grouped again, and at last those that have come too near to each other.
 */
const rounds = [0.5, 1, 0.75];

function level(points: Points, zoom: number): Level {
  const spacing = (markSpacing * worldWidth) / (tileSize * 2 ** zoom);
  let groups = points;
  const groupOf = Int32Array.from(points.x, (_, store) => store);
  for (const round of rounds) {
    const next = group(groups, round * spacing);
    for (const [store, own] of groupOf.entries()) groupOf[store] = next.groupOf[own] ?? 0;
    groups = next;
  }
  const storeOf = new Int32Array(groups.x.length);
  for (const [store, own] of groupOf.entries()) storeOf[own] = store;
  const { x, y, weight } = groups;
  return { x, y, weight, groupOf, storeOf };
}
