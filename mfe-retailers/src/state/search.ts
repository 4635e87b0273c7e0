import { defaultRadius, isPosition, radiusOptions, type Position } from '@portal/domain';

/** A place that the customer chose as the centre of the search. */
export type Place = { readonly position: Position } & (
  | { readonly type: 'marker' }
  | { readonly type: 'area' }
  | { readonly type: 'zip'; readonly zip: string }
  | { readonly type: 'address'; readonly label: string }
);

/** What is searched for and shown: it is in the address, so it can be shared, and survives reload and Back. */
export interface Search {
  /** Null for the customer's own position, which is never in the address. */
  readonly place: Place | null;
  readonly radiusMiles: number;
  /** The id of the category; null for all (RET-11). */
  readonly categoryId: string | null;
  /** The store whose card is open. */
  readonly storeId: string | null;
}

/** The first search reaches everywhere (OP-86). */
export const firstSearch: Search = {
  place: null,
  radiusMiles: defaultRadius,
  categoryId: null,
  storeId: null,
};

/** The query values of the screen's address, by name. */
export interface SearchQuery {
  /** Latitude and longitude: `33.749_-84.388`. */
  readonly at?: string;
  readonly zip?: string;
  readonly near?: string;
  readonly by?: 'area';
  readonly radius?: string;
  readonly category?: string;
  readonly store?: string;
}

/** The longest text that an address may carry; a longer one was not made by this screen. */
const longest = 200;

/** Reads a search from the query of an address; what can't be read is left out. */
export function readSearch(query: string): Search {
  const values = new URLSearchParams(query);
  const text = (name: keyof SearchQuery) => {
    const value = values.get(name)?.trim() ?? '';
    return value === '' || value.length > longest ? null : value;
  };
  const radius = Number(text('radius'));
  return {
    place: readPlace(text),
    radiusMiles: radiusOptions.includes(radius) ? radius : defaultRadius,
    categoryId: text('category'),
    storeId: text('store'),
  };
}

function readPlace(text: (name: keyof SearchQuery) => string | null): Place | null {
  const [, latitude, longitude] =
    /^(-?\d{1,2}(?:\.\d+)?)_(-?\d{1,3}(?:\.\d+)?)$/.exec(text('at') ?? '') ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  const position = { latitude: Number(latitude), longitude: Number(longitude) };
  if (!isPosition(position)) return null;
  const [zip, label] = [text('zip'), text('near')];
  if (zip !== null) return { type: 'zip', zip, position };
  if (label !== null) return { type: 'address', label, position };
  return { type: text('by') === 'area' ? 'area' : 'marker', position };
}

/** Five decimals are a metre. */
const degrees = (value: number) => String(Number(value.toFixed(5)));

/** Returns the query values of a search; a default has none. */
export function writeSearch({ place, radiusMiles, categoryId, storeId }: Search): SearchQuery {
  return {
    ...(place ? { at: `${degrees(place.position.latitude)}_${degrees(place.position.longitude)}` } : {}),
    ...(place?.type === 'zip' ? { zip: place.zip } : {}),
    ...(place?.type === 'address' ? { near: place.label } : {}),
    ...(place?.type === 'area' ? { by: 'area' } : {}),
    ...(radiusMiles === defaultRadius ? {} : { radius: String(radiusMiles) }),
    ...(categoryId === null ? {} : { category: categoryId }),
    ...(storeId === null ? {} : { store: storeId }),
  };
}

/** Whether two searches have the same address. */
export function isSameSearch(one: Search, other: Search): boolean {
  return JSON.stringify(writeSearch(one)) === JSON.stringify(writeSearch(other));
}

/** Whether two searches find the same stores, whichever of them is chosen. */
export function isSameArea(one: Search, other: Search): boolean {
  return isSameSearch({ ...one, storeId: null }, { ...other, storeId: null });
}
