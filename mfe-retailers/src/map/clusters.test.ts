import type { Position } from '@portal/domain';
import { sampleStore } from '../fixtures/sample-stores.ts';
import { clustersOf, type Marker } from './clusters.ts';
import { project, worldWidth, type Extent } from './mercator.ts';

const extentOf = (west: number, south: number, east: number, north: number): Extent => [
  ...project(west, south),
  ...project(east, north),
];
const world = extentOf(-180, -85, 180, 85);
const wichita = sampleStore({ id: 'wichita', latitude: 37.69, longitude: -97.34 });
const nextDoor = sampleStore({ id: 'next door', latitude: 37.692, longitude: -97.342 });
const boston = sampleStore({ id: 'boston', latitude: 42.36, longitude: -71.06 });
const coLocated = ['a', 'b', 'c'].map((id) => sampleStore({ id, latitude: 33.75, longitude: -84.39 }));

const clusterOf = (markers: readonly Marker[]) => {
  const found = markers.find((marker) => marker.type === 'cluster');
  if (found?.type !== 'cluster') throw new Error('There is no cluster.');
  return found;
};

describe('the markers of the map', () => {
  it('RET-03, RET-04: are one cluster for stores that would overlap, and separate at a larger zoom', () => {
    const clusters = clustersOf([wichita, nextDoor, boston]);
    const far = clusters.markersIn(world, 4);
    expect(clusterOf(far).count).toBe(2);
    expect(far.filter(({ type }) => type === 'store')).toMatchObject([{ id: 'boston' }]);
    expect(clusters.markersIn(world, 16).map(({ type }) => type)).toEqual(['store', 'store', 'store']);
  });

  it('open a cluster at the zoom that separates it', () => {
    const clusters = clustersOf([wichita, nextDoor]);
    const opening = clusters.open(clusterOf(clusters.markersIn(world, 4)));
    if (opening.type !== 'zoom') throw new Error('The cluster should open by zooming in.');
    expect(clusters.markersIn(world, opening.zoom)).toHaveLength(2);
    expect(clusters.markersIn(world, opening.zoom - 1)).toHaveLength(1);
  });

  it('open co-located stores as a list', () => {
    const clusters = clustersOf(coLocated);
    const cluster = clusterOf(clusters.markersIn(world, 17));
    const opening = clusters.open(cluster);
    expect(opening.type === 'co-located' && [...opening.ids].sort()).toEqual(['a', 'b', 'c']);
  });

  it('say which cluster contains a store', () => {
    const clusters = clustersOf([...coLocated, boston]);
    const cluster = clusterOf(clusters.markersIn(world, 10));
    expect(clusters.contains(cluster, ['b'])).toBe(true);
    expect(clusters.contains(cluster, ['boston'])).toBe(false);
    expect(clusters.contains(cluster, [])).toBe(false);
  });

  it('say from which zoom on a store has its own marker', () => {
    const clusters = clustersOf([wichita, nextDoor, boston, ...coLocated]);
    expect(clusters.separationZoom(boston, 5)).toBe(5);
    const separate = clusters.separationZoom(wichita, 4);
    expect(clusters.markersIn(world, separate)).toContainEqual(
      expect.objectContaining({ type: 'store', id: 'wichita' }),
    );
    expect(separate).toBeGreaterThan(4);
    expect(clusters.separationZoom(coLocated[0] ?? boston, 4)).toBe(16);
  });

  it('are only those in view', () => {
    expect(clustersOf([wichita, boston]).markersIn(extentOf(-75, 40, -70, 45), 8)).toHaveLength(1);
    expect(clustersOf([]).markersIn(world, 3)).toEqual([]);
  });

  it('are never drawn over the count of another', () => {
    const clusters = clustersOf(scattered(2000));
    for (const zoom of [4, 5, 6]) {
      const markers = clusters.markersIn(world, zoom);
      const pixel = worldWidth / (256 * 2 ** zoom);
      const gaps = markers.flatMap(({ coordinate: [x, y] }, index) =>
        markers
          .slice(index + 1)
          .map(({ coordinate: [otherX, otherY] }) => Math.hypot(x - otherX, y - otherY)),
      );
      expect(Math.min(...gaps) / pixel).toBeGreaterThan(36);
    }
  });

  it('count each store once at each zoom, and a cluster has only stores that are near it', () => {
    const stores = scattered(2000);
    const clusters = clustersOf(stores);
    for (const zoom of [3, 5, 8, 12, 16]) {
      const markers = clusters.markersIn(world, zoom);
      const counted = markers.reduce((sum, each) => sum + (each.type === 'cluster' ? each.count : 1), 0);
      expect(counted).toBe(stores.length);
      const pixel = worldWidth / (256 * 2 ** zoom);
      for (const each of markers.filter(({ type }) => type === 'cluster')) {
        const members = stores.filter(({ id }) => clusters.contains(clusterOf([each]), [id]));
        expect(members.every(({ position }) => awayFrom(each, position) <= 96 * pixel)).toBe(true);
      }
    }
  });
});

/** Stores in a part of the country, at the same places in every run. */
const scattered = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    sampleStore({
      id: String(at),
      latitude: 30 + ((at * 7919) % 1000) / 70,
      longitude: -110 + ((at * 104_729) % 1000) / 40,
    }),
  );

const awayFrom = ({ coordinate: [x, y] }: Marker, { longitude, latitude }: Position) => {
  const [atX, atY] = project(longitude, latitude);
  return Math.hypot(atX - x, atY - y);
};
