import { createHash } from 'node:crypto';
import type { Position } from '@portal/domain';
import type { WirePlace } from '@portal/api-contract/geocoding';
import type { UsPlace, UsPlaces } from './us-places.ts';

/** The parts of an address as they were sent, without blank ones. */
export interface AddressParts {
  readonly street?: string;
  readonly state?: string;
  readonly postalcode?: string;
}

/** Degrees, about a kilometre: the largest distance of a street from the middle of its ZIP code. */
const streetReach = 0.009;

/**
 * Returns the best place for an address; null when there is none. A street is near the middle of its ZIP code, always at
 * the same point; without a ZIP code the answer is only as exact as the state.
 */
export function findPlace({ street, state, postalcode }: AddressParts, places: UsPlaces): WirePlace | null {
  const stateCode = state === undefined ? null : places.stateCode(state);
  if (state !== undefined && stateCode === null) return null;
  if (postalcode === undefined) return stateCode === null ? null : middleOf(stateCode, places);
  const zip = places.byZip(postalcode);
  if (zip === null || (stateCode !== null && stateCode !== zip.state)) return null;
  return street === undefined ? written(zip, zip, places) : streetIn(zip, street, places);
}

/** Returns the town of the nearest ZIP code; null when none is near. */
export function findAddress(position: Position, places: UsPlaces): WirePlace | null {
  const zip = places.nearest(position);
  return zip === null ? null : written(zip, position, places);
}

function streetIn(zip: UsPlace, street: string, places: UsPlaces): WirePlace {
  const line = street.trim().replaceAll(/\s+/g, ' ');
  const hash = createHash('sha256').update(`${zip.zip} ${line.toLowerCase()}`).digest();
  const share = (at: number) => (hash.readUInt16BE(at) / 0xffff) * 2 - 1;
  const at = {
    latitude: zip.latitude + share(0) * streetReach,
    longitude: zip.longitude + share(2) * streetReach,
  };
  const [, number, road] = /^(\d+[a-z]?) (.+)$/i.exec(line) ?? [];
  return written(zip, at, places, road === undefined ? { road: line } : { house_number: number, road });
}

function written(
  { zip, city, state }: UsPlace,
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
      postcode: zip,
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
