import type { Position } from '@portal/domain';
import type { ZipCode } from 'zipcodes';

/** The middle of a town, or of a ZIP code's area. */
export interface UsTown extends Position {
  readonly zip?: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
}

/** The centroid of a ZIP code's area. */
export interface UsPlace extends UsTown {
  readonly zip: string;
}

/** The United States and their territories, as far as the packaged data has them. */
export interface UsPlaces {
  /** Uses the first five digits of ZIP+4. */
  byZip(zip: string): UsPlace | null;
  /** A town by its name, also with `City` after it, in any state when `state` is null: the one with the most ZIP codes. */
  byTown(name: string, state: string | null): UsTown | null;
  /** The two letters of a state, found by its letters or name; null when there is no such state. */
  stateCode(text: string): string | null;
  /** `Georgia` for `GA`. */
  stateName(code: string): string;
  /** The middle of a state's ZIP codes. */
  centreOf(state: string): Position;
  /** The nearest centroid; null when there is none within `furthestKilometres`. */
  nearest(position: Position): UsPlace | null;
}

/** Some centroids in Alaska are further apart, but nobody lives between them. */
const furthestKilometres = 100;

/** The data has no names for these codes. */
const territories: Readonly<Record<string, string>> = {
  AS: 'American Samoa',
  FM: 'Micronesia',
  GU: 'Guam',
  MH: 'Marshall Islands',
  MP: 'Northern Mariana Islands',
  PR: 'Puerto Rico',
  PW: 'Palau',
  VI: 'Virgin Islands',
};

/** Mail to forces abroad: the data has their codes with places on other continents. */
const military = new Set(['AA', 'AE', 'AP']);

let loaded: Promise<UsPlaces> | null = null;

/** Loads the data with the first request, once, because it is five megabytes. */
export function usPlaces(): Promise<UsPlaces> {
  loaded ??= import('zipcodes').then(({ default: zipcodes }) =>
    gather(Object.values(zipcodes.codes), { ...zipcodes.states.abbr, ...territories }),
  );
  return loaded;
}

function gather(codes: readonly ZipCode[], names: Readonly<Record<string, string>>): UsPlaces {
  const byZip = new Map<string, UsPlace>();
  const byState = new Map<string, UsPlace[]>();
  const byName = new Map<string, UsPlace[]>();
  const byCell = new Map<string, UsPlace[]>();
  for (const { zip, city, state, country, latitude, longitude } of codes) {
    const isPlaced = latitude !== 0 || longitude !== 0;
    if (country !== 'US' || military.has(state) || !isPlaced) continue;
    const place = { zip, city, state, latitude, longitude };
    byZip.set(zip, place);
    listIn(byState, state).push(place);
    listIn(byName, nameKey(city)).push(place);
    listIn(byCell, cellOf(place)).push(place);
  }
  const codeOf = new Map(
    [...byState.keys()].flatMap((code) => [code, names[code] ?? code].map((name) => [nameKey(name), code])),
  );
  const largestTown = (name: string, state: string | null): UsTown | null => {
    const towns = new Map<string, UsPlace[]>();
    for (const place of byName.get(name) ?? [])
      if (state === null || place.state === state) listIn(towns, place.state).push(place);
    const [largest] = [...towns.values()].sort((one, other) => other.length - one.length);
    const [first] = largest ?? [];
    return largest && first ? { city: first.city, state: first.state, ...middle(largest) } : null;
  };

  return {
    byZip: (text) => byZip.get(/^(\d{5})(?:-?\d{4})?$/.exec(text.trim())?.[1] ?? '') ?? null,
    byTown(name, state) {
      const key = nameKey(name);
      return largestTown(key, state) ?? largestTown(key.replace(/ city$/, ''), state);
    },
    stateCode: (text) => codeOf.get(nameKey(text).replace(/^us /, '')) ?? null,
    stateName: (code) => capitalised(names[code] ?? code),
    centreOf: (state) => middle(byState.get(state) ?? []),
    nearest(position) {
      const [best] = around(position)
        .flatMap((cell) => byCell.get(cell) ?? [])
        .map((place) => ({ place, kilometres: kilometresBetween(position, place) }))
        .sort((one, other) => one.kilometres - other.kilometres);
      return best && best.kilometres <= furthestKilometres ? best.place : null;
    },
  };
}

function listIn(lists: Map<string, UsPlace[]>, key: string): UsPlace[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** Cells are a degree wide. */
const cellOf = ({ latitude, longitude }: Position) => `${Math.floor(latitude)}:${Math.floor(longitude)}`;

/** The cells that cover a hundred kilometres around a point: degrees of longitude shrink towards the poles. */
function around({ latitude, longitude }: Position): string[] {
  const reach = Math.min(180, Math.ceil(1 / Math.max(0.01, Math.cos(radians(Math.abs(latitude) + 1)))));
  const cells: string[] = [];
  for (let north = -1; north <= 1; north++) {
    for (let east = -reach; east <= reach; east++) {
      // The Aleutians continue beyond the 180th meridian.
      const turned = ((((longitude + east + 180) % 360) + 360) % 360) - 180;
      cells.push(cellOf({ latitude: latitude + north, longitude: turned }));
    }
  }
  return cells;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance, on the mean radius of the earth. */
function kilometresBetween(one: Position, other: Position): number {
  const across = Math.sin(radians(other.latitude - one.latitude) / 2) ** 2;
  const along = Math.sin(radians(other.longitude - one.longitude) / 2) ** 2;
  const share = across + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * along;
  return 12742.0176 * Math.asin(Math.min(1, Math.sqrt(share)));
}

const middle = (places: readonly Position[]): Position => ({
  latitude: median(places.map(({ latitude }) => latitude)),
  longitude: median(places.map(({ longitude }) => longitude)),
});

/** Abbreviations of the names that towns begin with. */
const longNames: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/** Returns one key for the spellings of a name: that of `O Fallon` for `O’Fallon`, of `DC` for `D.C.`, of `Lees` for `Lee’s`. */
const nameKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/(?<![a-z])([a-z])\. ?(?=[a-z](?![a-z]))|['’](?=s\b)/g, '$1')
    .split(/[\s.\-'’]+/)
    .filter(Boolean)
    .map((word) => longNames[word] ?? word)
    .join(' ');

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const capitalised = (name: string) =>
  name.toLowerCase().replaceAll(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
