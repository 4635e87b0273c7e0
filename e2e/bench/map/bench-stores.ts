/** A store as the measured maps take it. */
export interface BenchStore {
  readonly id: string;
  readonly name: string;
  readonly position: { readonly latitude: number; readonly longitude: number };
  readonly status: 'Active';
}

/** A generator of the same numbers from 0 to 1 in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns stores as they are distributed over a country: a tenth in one city, half around sixty towns, the rest anywhere. */
export function benchStores(wanted: number): readonly BenchStore[] {
  const random = randomFrom(7);
  const anywhere = () => ({ latitude: 26 + random() * 22, longitude: -123 + random() * 52 });
  const around = ({ latitude, longitude }: BenchStore['position'], degrees: number) => ({
    latitude: latitude + (random() - 0.5) * degrees,
    longitude: longitude + (random() - 0.5) * degrees,
  });
  const city = { latitude: 33.749, longitude: -84.388 };
  const towns = Array.from({ length: 60 }, anywhere);
  return Array.from({ length: wanted }, (_, index) => {
    const share = index / wanted;
    const town = towns[Math.floor(random() * towns.length)] ?? city;
    const position = share < 0.1 ? around(city, 0.7) : share < 0.6 ? around(town, 1.2) : anywhere();
    return { id: String(index), name: `Store ${index}`, position, status: 'Active' };
  });
}
