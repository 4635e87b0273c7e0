import type OlMap from 'ol/Map.js';
import { mapCamera, openingView } from './map-camera.ts';
import { project, worldWidth } from './mercator.ts';

/** Returns a view and its camera, as far as a map without a page has them, and what gives the map its size. */
function openCamera() {
  const view = openingView();
  let size: [number, number] | undefined;
  const waiting: (() => void)[] = [];
  const map = {
    getView: () => view,
    getSize: () => size,
    once: (_: 'change:size', then: () => void) => waiting.push(then),
  };
  const camera = mapCamera(map as unknown as OlMap);
  const giveSize = () => {
    size = [600, 570];
    for (const then of waiting.splice(0)) then();
  };
  return { view, camera, giveSize };
}

const macon = project(-83.63, 32.84);

describe('the view of the map', () => {
  beforeEach(() => {
    window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  });

  it('RET-42, RET-45: is the country until the page moves it to a place', () => {
    const { view, camera, giveSize } = openCamera();
    giveSize();
    expect(view.getCenter()).toEqual(project(-95.712891, 37.09024));
    // Its coasts are 58.8 degrees apart.
    const degreesWide = (600 * (view.getResolution() ?? 0) * 360) / worldWidth;
    expect(degreesWide).toBeGreaterThan(58.8);
    expect(degreesWide).toBeLessThan(66);
    expect(camera.isMovedAway()).toBe(false);
    camera.go(macon, 10);
    expect(view.getCenter()).toEqual(macon);
    expect(view.getZoom()).toBe(10);
  });

  it('is the place where that was known before the map had a size', () => {
    const { view, camera, giveSize } = openCamera();
    camera.whenSized(() => camera.go(macon, 10));
    giveSize();
    expect(view.getZoom()).toBe(10);
  });

  it('counts as moved by the customer once it is farther away than a slip of the hand', () => {
    const { view, camera, giveSize } = openCamera();
    giveSize();
    camera.go(macon, 10);
    const pixel = view.getResolution() ?? 0;
    view.setCenter([macon[0] + 20 * pixel, macon[1]]);
    expect(camera.isMovedAway()).toBe(false);
    view.setCenter([macon[0] + 30 * pixel, macon[1]]);
    expect(camera.isMovedAway()).toBe(true);
  });

  it('does not count as moved where the page searches around its middle', () => {
    const { view, camera, giveSize } = openCamera();
    giveSize();
    camera.go(macon, 10);
    const there = [macon[0] + 100 * (view.getResolution() ?? 0), macon[1]] as const;
    view.setCenter([...there]);
    expect(camera.isMovedAway()).toBe(true);
    camera.stay(macon);
    expect(camera.isMovedAway()).toBe(true);
    camera.stay(there);
    view.setZoom(12);
    expect(camera.isMovedAway()).toBe(false);
  });
});
