import { sampleStore } from '../fixtures/sample-stores.ts';
import { project, worldWidth } from './mercator.ts';
import type { Frame } from './painted-layer.ts';
import type { Palette } from './palette.ts';
import { storeMarkers } from './store-markers.ts';

const palette = { brand: '#0e5a4a', ink: '#16211e', font: 'sans-serif' } as Palette;
const atlanta = sampleStore({ id: 'atlanta', latitude: 33.75, longitude: -84.39 });
const macon = sampleStore({ id: 'macon', latitude: 32.84, longitude: -83.63 });
const besideMacon = sampleStore({ id: 'beside', latitude: 32.841, longitude: -83.631 });

/** Returns a frame of 400 x 400 px at zoom 8 around Atlanta, and the counts that were painted, with their colours. */
function frameAt() {
  const counts: string[] = [];
  const context = {
    fillStyle: '',
    drawImage: () => {},
    beginPath: () => {},
    arc: () => {},
    fill: () => counts.push(String(context.fillStyle)),
    stroke: () => {},
    fillText: (text: string) => counts.push(text),
  };
  const resolution = worldWidth / (256 * 2 ** 8);
  const [x, y] = project(-84.39, 33.75);
  const half = 200 * resolution;
  const frame: Frame = {
    context: context as unknown as CanvasRenderingContext2D,
    size: [400, 400],
    extent: [x - half, y - half, x + half, y + half],
    zoom: 8,
    resolution,
    density: 1,
    copy: 0,
  };
  const pixelOf = (longitude: number, latitude: number) => {
    const [east, north] = project(longitude, latitude);
    return [200 + (east - x) / resolution, 200 - (north - y) / resolution] as const;
  };
  return { frame, counts, pixelOf };
}

describe('the markers of stores', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  it('RET-03: are a pin with its head above the store, and a disc with a count in the middle of several', () => {
    const markers = storeMarkers(palette, () => {});
    markers.show([atlanta, macon, besideMacon]);
    const { frame, counts, pixelOf } = frameAt();
    markers.paint(frame);
    expect(counts).toContain('2');
    expect(markers.at([200, 180])).toMatchObject({ type: 'store', id: 'atlanta' });
    expect(markers.at([200, 240])).toBeUndefined();
    expect(markers.at(pixelOf(-83.6305, 32.8405))).toMatchObject({ type: 'cluster', count: 2 });
  });

  it('are drawn in ink while the list points at one of their stores', () => {
    const changed = jest.fn();
    const markers = storeMarkers(palette, changed);
    markers.show([macon, besideMacon]);
    markers.hover('beside');
    expect(changed).toHaveBeenCalledTimes(2);
    const { frame, counts } = frameAt();
    markers.paint(frame);
    expect(counts).toContain(palette.ink);
    expect(counts).not.toContain(palette.brand);
  });

  it('are hit where a store is spread to', () => {
    const markers = storeMarkers(palette, () => {});
    markers.paint(frameAt().frame);
    const spread = { marker: { type: 'store', id: 'spread', coordinate: [0, 0] }, pixel: [50, 60] } as const;
    expect(markers.at([52, 45], [spread])).toMatchObject({ id: 'spread' });
  });
});
