import { allMiles, defaultCentre } from '@portal/domain';
import { sampleStore } from '../fixtures/sample-stores.ts';
import { reachOf, zoomFor } from './opening-view.ts';

const at = (distanceKm: number) => ({
  store: sampleStore({ id: String(distanceKm), latitude: 37, longitude: -97 }),
  distanceKm,
});
const size = [600, 500] as const;

describe('the view that a search opens with', () => {
  it('RET-46: has zoom 10 when stores are near, or when none are known', () => {
    expect(zoomFor(defaultCentre, 5, size)).toBe(10);
    expect(zoomFor(defaultCentre, 0, size)).toBe(10);
    expect(zoomFor(defaultCentre, null, size)).toBe(10);
  });

  it('shows the nearest three stores', () => {
    expect(reachOf([at(1), at(50), at(200), at(900)], allMiles, 'place')).toBe(200);
    expect(reachOf([at(70)], allMiles, 'place')).toBe(70);
    expect(reachOf([], allMiles, 'place')).toBeNull();
    const zoom = zoomFor(defaultCentre, 200, size);
    const metresPerPixel = (156_543.034 * Math.cos((37.09024 * Math.PI) / 180)) / 2 ** zoom;
    expect(200_000 / metresPerPixel).toBeCloseTo(210);
  });

  it('shows the whole of a radius that was chosen', () => {
    expect(reachOf([at(1)], 50, 'default')).toBeCloseTo(80.467);
  });

  it('RET-42: shows the whole country when the customer’s position is not known', () => {
    expect(reachOf([at(1)], allMiles, 'default')).toBe('country');
    // On a phone the coasts are at its edges, 29 degrees from the middle; on a low map the country is as high as it.
    const [phone, low] = [
      zoomFor(defaultCentre, 'country', [390, 500]),
      zoomFor(defaultCentre, 'country', [900, 300]),
    ];
    expect(((29.4 / 360) * 256 * 2 ** phone) / 195).toBeCloseTo(183 / 195);
    expect(((0.31 / (2 * Math.PI)) * 256 * 2 ** low) / 150).toBeCloseTo(138 / 150);
  });

  it('never shows more than the continent', () => {
    expect(zoomFor(defaultCentre, 19_000, size)).toBe(2.5);
    expect(zoomFor(defaultCentre, 100, [0, 0])).toBeGreaterThan(3);
  });
});
