import { distanceKm, formatMiles } from './distance.ts';

const newYork = { latitude: 40.7128, longitude: -74.006 };
const losAngeles = { latitude: 34.0522, longitude: -118.2437 };

describe('distances', () => {
  it('are measured along the surface', () => {
    expect(distanceKm(newYork, losAngeles)).toBeCloseTo(3935.8, 0);
    expect(distanceKm(newYork, newYork)).toBe(0);
  });

  it('take the short way over the date line', () => {
    const west = { latitude: 52, longitude: 179.5 };
    const east = { latitude: 52, longitude: -179.5 };
    expect(distanceKm(west, east)).toBeLessThan(70);
  });

  it.each([
    [0, '0.0'],
    [0.8, '0.5'],
    [16, '9.9'],
    [16.0934, '10'],
    [1937.6, '1,204'],
  ])('of %d km read as %s miles', (kilometres, text) => {
    expect(formatMiles(kilometres)).toBe(text);
  });
});
