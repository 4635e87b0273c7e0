import { array, define, string, type, union, type Infer } from 'superstruct';
import type { GeocodedPlace } from '@portal/domain';
import { isNullish, maybe, maybeText, readMaybeText } from '../wire/scalars.ts';

// The published shape of Nominatim's answers, `format=jsonv2`: only what the portal reads is checked.

/** Degrees as decimal text, within ±`maximum`. */
const degrees = (name: string, maximum: number) =>
  define<string>(
    name,
    (value) =>
      typeof value === 'string' && /^-?\d{1,3}(\.\d+)?$/.test(value) && Math.abs(Number(value)) <= maximum,
  );

/** The parts of an address; a town has one of five field names. */
const wireAddress = type({
  house_number: maybeText,
  road: maybeText,
  city: maybeText,
  town: maybeText,
  village: maybeText,
  hamlet: maybeText,
  municipality: maybeText,
  state: maybeText,
  postcode: maybeText,
  country: maybeText,
  country_code: maybeText,
});

const wirePlace = type({
  lat: degrees('latitude', 90),
  lon: degrees('longitude', 180),
  display_name: string(),
  address: maybe(wireAddress),
});
export type WirePlace = Infer<typeof wirePlace>;

/** The answer of a forward search: best first, empty when nothing is found. */
export const wirePlaces = array(wirePlace);

/** Any value that a service gives as the reason why it found nothing. */
const reason = define<unknown>('reason', (value) => !isNullish(value));

/** The answer of a reverse search: the place, or an error when there is nothing near the point. */
export const wireReverse = union([wirePlace, type({ error: reason })]);
export type WireReverse = Infer<typeof wireReverse>;

/** Returns the best answer of a forward search; null when there is none. */
export function readPlaces(places: readonly WirePlace[]): GeocodedPlace | null {
  const [best] = places;
  return best === undefined ? null : readPlace(best);
}

/** Returns the address of a point; null where the service knows none. */
export function readReverse(answer: WireReverse): GeocodedPlace | null {
  return 'lat' in answer ? readPlace(answer) : null;
}

function readPlace({ lat, lon, display_name, address }: WirePlace): GeocodedPlace {
  const { house_number, road, city, town, village, hamlet, municipality } = address ?? {};
  const street = [house_number, road].filter((part) => part?.trim()).join(' ');
  const cities = [city, town, village, hamlet, municipality].map(readMaybeText);
  return {
    position: { latitude: Number(lat), longitude: Number(lon) },
    label: display_name,
    street: road?.trim() ? street : null,
    city: cities.find((name) => name !== null) ?? null,
    state: readMaybeText(address?.state),
    zip: readMaybeText(address?.postcode),
    country: readMaybeText(address?.country_code)?.toUpperCase() ?? null,
  };
}
