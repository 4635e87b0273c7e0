import { createHash } from 'node:crypto';
import type { Position } from '@portal/domain';
import type { WirePlace } from '@portal/api-contract/geocoding';
import type { UsPlaces, UsTown } from './us-places.ts';

/** The parts of an address as they were sent, without blank ones. */
export interface AddressParts {
  readonly street?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postalcode?: string;
}

/** Degrees, about a kilometre: the largest distance of a street from the middle of its ZIP code. */
const streetReach = 0.009;

/**
 * Returns the best place for an address; null when there is none. A street is near the middle of its ZIP code, else of
 * its town, always at the same point; without either the answer is only as exact as the state. A town may also be the
 * last part of the street, `100 Peachtree Street, Atlanta`.
 */
export function findPlace(parts: AddressParts, places: UsPlaces): WirePlace | null {
  const { street, city, state, postalcode } = withTown(parts, places);
  const stateCode = state === undefined ? null : places.stateCode(state);
  if (state !== undefined && stateCode === null) return null;
  if (postalcode !== undefined) {
    const zip = places.byZip(postalcode);
    if (zip === null || (stateCode !== null && stateCode !== zip.state)) return null;
    return street === undefined ? written(zip, zip, places) : streetIn(zip, street, places);
  }
  if (city !== undefined) {
    const town = places.byTown(city, stateCode);
    if (town === null) return null;
    return street === undefined ? written(town, town, places) : streetIn(town, street, places);
  }
  return stateCode === null ? null : middleOf(stateCode, places);
}

/** Takes an address of one line apart, `100 Peachtree Street, Atlanta, GA 30303` or `Macon GA`. */
export function partsOfLine(line: string, places: UsPlaces): AddressParts {
  const beforeCountry = line.trim().replace(/[\s,]+(?:usa?|united states(?: of america)?)$/i, '');
  const [, beforeZip = '', postalcode] =
    /^(.*?)(?:(?<![^\s,])(\d{5}(?:-\d{4})?))?$/s.exec(beforeCountry) ?? [];
  const words = beforeZip.replaceAll(',', ' , ').split(/\s+/).filter(Boolean);
  while (words.at(-1) === ',') words.pop();
  const state = [3, 2, 1]
    .map((count) => words.slice(-count).join(' '))
    .find((name) => places.stateCode(name));
  const rest = state === undefined ? words : words.slice(0, -state.split(' ').length);
  while (rest.at(-1) === ',') rest.pop();
  const stateCode = state === undefined ? null : places.stateCode(state);
  // Who types `New York` alone is more likely to mean the city.
  const isTownToo = state !== undefined && rest.length === 0 && places.byTown(state, stateCode) !== null;
  return {
    ...(isTownToo ? { city: state } : streetAndCity(rest, stateCode, places)),
    ...(state === undefined ? {} : { state }),
    ...(postalcode === undefined ? {} : { postalcode }),
  };
}

/** The longest end of the words that is a town is the city; a comma divides as well. */
function streetAndCity(words: readonly string[], state: string | null, places: UsPlaces): AddressParts {
  if (words.length === 0) return {};
  const comma = words.lastIndexOf(',');
  if (comma >= 0)
    return {
      street: words.slice(0, comma).join(' ').replaceAll(' ,', ','),
      city: words.slice(comma + 1).join(' '),
    };
  const start = words.findIndex((_, index) => places.byTown(words.slice(index).join(' '), state) !== null);
  const street = words.slice(0, start < 0 ? words.length : start).join(' ');
  if (start < 0) return /^\d/.test(street) ? { street } : { city: street };
  return { ...(street === '' ? {} : { street }), city: words.slice(start).join(' ') };
}

/** Moves a town from the end of the street to its own part. */
function withTown(parts: AddressParts, places: UsPlaces): AddressParts {
  const { street, city, state } = parts;
  const [, before, last] = /^(.+),([^,]+)$/s.exec(street ?? '') ?? [];
  if (city !== undefined || before === undefined || last === undefined) return parts;
  const isTown = places.byTown(last, state === undefined ? null : places.stateCode(state)) !== null;
  return isTown ? { ...parts, street: before, city: last } : parts;
}

/** Returns the town of the nearest ZIP code; null when none is near. */
export function findAddress(position: Position, places: UsPlaces): WirePlace | null {
  const zip = places.nearest(position);
  return zip === null ? null : written(zip, position, places);
}

function streetIn(area: UsTown, street: string, places: UsPlaces): WirePlace {
  const line = street.trim().replaceAll(/\s+/g, ' ');
  const hash = createHash('sha256')
    .update(`${area.zip ?? `${area.city} ${area.state}`} ${line.toLowerCase()}`)
    .digest();
  const share = (at: number) => (hash.readUInt16BE(at) / 0xffff) * 2 - 1;
  const at = {
    latitude: area.latitude + share(0) * streetReach,
    longitude: area.longitude + share(2) * streetReach,
  };
  const [, number, road] = /^(\d+[a-z]?) (.+)$/i.exec(line) ?? [];
  return written(area, at, places, road === undefined ? { road: line } : { house_number: number, road });
}

function written(
  { zip, city, state }: UsTown,
  at: Position,
  places: UsPlaces,
  street: { readonly house_number?: string | undefined; readonly road?: string } = {},
): WirePlace {
  const name = places.stateName(state);
  return {
    ...degreesOf(at),
    display_name: [street.house_number, street.road, city, name, zip, 'United States']
      .filter(Boolean)
      .join(', '),
    address: {
      ...street,
      city,
      state: name,
      ...(zip === undefined ? {} : { postcode: zip }),
      country: 'United States',
      country_code: 'us',
    },
  };
}

function middleOf(state: string, places: UsPlaces): WirePlace {
  const name = places.stateName(state);
  return {
    ...degreesOf(places.centreOf(state)),
    display_name: `${name}, United States`,
    address: { state: name, country: 'United States', country_code: 'us' },
  };
}

const degreesOf = ({ latitude, longitude }: Position) => ({
  lat: latitude.toFixed(5),
  lon: longitude.toFixed(5),
});
