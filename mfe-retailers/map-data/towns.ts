import zipcodes from 'zipcodes';

export interface Town {
  readonly name: string;
  readonly state: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Its number of ZIP codes, which is the best measure of its size in the packaged data. */
  readonly size: number;
}

/** Degrees of latitude: of the towns that are nearer to each other only the larger one is kept. */
const spacing = 0.14;

const military = new Set(['AA', 'AE', 'AP']);

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The data has `Mcdonough`. */
const spelled = (name: string) =>
  name.replaceAll(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`);

/** Returns the towns of the United States, the largest first, without those that have no room beside a larger one. */
export function townsBySize(): readonly Town[] {
  const byName = new Map<string, { latitude: number[]; longitude: number[] }>();
  for (const { city, state, country, latitude, longitude } of Object.values(zipcodes.codes)) {
    if (country !== 'US' || military.has(state) || (latitude === 0 && longitude === 0)) continue;
    const key = `${city}|${state}`;
    const town = byName.get(key) ?? { latitude: [], longitude: [] };
    town.latitude.push(latitude);
    town.longitude.push(longitude);
    byName.set(key, town);
  }
  const taken = new Set<string>();
  return [...byName]
    .map(([key, { latitude, longitude }]) => {
      const [name = '', state = ''] = key.split('|');
      return {
        name: spelled(name),
        state,
        latitude: median(latitude),
        longitude: median(longitude),
        size: latitude.length,
      };
    })
    .sort((one, other) => other.size - one.size || one.name.localeCompare(other.name))
    .filter(({ latitude, longitude }) => {
      const cell = `${Math.floor(latitude / spacing)}:${Math.floor(longitude / (spacing * 1.25))}`;
      if (taken.has(cell)) return false;
      taken.add(cell);
      return true;
    });
}
