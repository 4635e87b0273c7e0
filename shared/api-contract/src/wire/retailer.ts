import { array, enums, is, refine, string, type, type Infer } from 'superstruct';
import { isPosition, type Position, type Retailer, type RetailerType } from '@portal/domain';
import { unionOf } from './described-structs.ts';
import { isNullish, maybe, maybeText, readMaybeText, wireId, wireNumber } from './scalars.ts';

/** A text that is not a number gives no position; it must not fail the whole list. */
const maybeCoordinate = maybe(unionOf(wireNumber, string()));

/** SHARED-11; the api may add an `id`, a `Phone` and `Categories`. */
export const wireStore = type({
  id: maybe(wireId),
  Name: string(),
  Street1: maybeText,
  Street2: maybeText,
  City: maybeText,
  State: maybeText,
  Zip: maybe(wireId),
  Phone: maybeText,
  Categories: maybe(array(string())),
  lat: maybeCoordinate,
  lng: maybeCoordinate,
  Status: enums(['Active', 'Pending', 'Suspended']),
});
type WireStore = Infer<typeof wireStore>;

/** SHARED-12. */
export const wireStoreType = type({ id: wireId, label: string() });
type WireStoreType = Infer<typeof wireStoreType>;

const wireDegrees = type({ lat: wireNumber, lng: wireNumber });

/** A place on the earth. */
export const wirePosition = refine(wireDegrees, 'position', (wire) => isPosition(readPosition(wire)));

/** Returns the stores; one without an `id` has its name and its place for one, which stay the same in other answers. */
export function readStores(wire: readonly WireStore[]): readonly Retailer[] {
  const counts = new Map<string, number>();
  return wire.map((store) => {
    const { Name, Street1, Zip, lat, lng } = store;
    const place = [Name, Street1, Zip, lat, lng].filter((part) => !isNullish(part)).join(' ');
    const count = counts.get(place) ?? 0;
    counts.set(place, count + 1);
    return readStore(store, count === 0 ? place : `${place} #${count}`);
  });
}

/** Returns null for a missing position, and for one that is not on the earth. */
function readStorePosition({ lat, lng }: WireStore): Position | null {
  const position = { lat, lng };
  return is(position, wirePosition) ? readPosition(position) : null;
}

export function readStoreType(wire: WireStoreType): RetailerType {
  return { id: String(wire.id), label: wire.label };
}

export function readPosition(wire: Infer<typeof wireDegrees>): Position {
  return { latitude: Number(wire.lat), longitude: Number(wire.lng) };
}

function readStore(wire: WireStore, place: string): Retailer {
  return {
    id: isNullish(wire.id) ? place : String(wire.id),
    name: wire.Name,
    street1: readMaybeText(wire.Street1),
    street2: readMaybeText(wire.Street2),
    city: readMaybeText(wire.City),
    state: readMaybeText(wire.State),
    zip: isNullish(wire.Zip) ? null : String(wire.Zip),
    phone: readMaybeText(wire.Phone),
    categories: wire.Categories ?? [],
    position: readStorePosition(wire),
    status: wire.Status,
  };
}
