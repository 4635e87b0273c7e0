import { enums, string, type, type Infer } from 'superstruct';
import type { Position, Retailer, RetailerType } from '@portal/domain';
import { isNullish, maybe, maybeNumber, maybeText, readMaybeText, wireId, wireNumber } from './scalars.ts';

/** SHARED-11; the api may add an `id`. */
export const wireStore = type({
  id: maybe(wireId),
  Name: string(),
  Street1: maybeText,
  Street2: maybeText,
  City: maybeText,
  State: maybeText,
  Zip: maybe(wireId),
  lat: maybeNumber,
  lng: maybeNumber,
  Status: enums(['Active', 'Pending', 'Suspended']),
});
type WireStore = Infer<typeof wireStore>;

/** SHARED-12. */
export const wireStoreType = type({ id: wireId, label: string() });
type WireStoreType = Infer<typeof wireStoreType>;

export const wirePosition = type({ lat: wireNumber, lng: wireNumber });

/** Reads the stores, without those that have no position and so can't be shown on the map. */
export function readStores(wire: readonly WireStore[]): readonly Retailer[] {
  return wire.flatMap((store, index) => {
    const { lat, lng } = store;
    return isNullish(lat) || isNullish(lng) ? [] : [readStore(store, readPosition({ lat, lng }), index)];
  });
}

export function readStoreType(wire: WireStoreType): RetailerType {
  return { id: String(wire.id), label: wire.label };
}

export function readPosition(wire: Infer<typeof wirePosition>): Position {
  return { latitude: Number(wire.lat), longitude: Number(wire.lng) };
}

function readStore(wire: WireStore, position: Position, index: number): Retailer {
  const place = `${wire.Name}@${position.latitude},${position.longitude}#${index}`;
  return {
    id: isNullish(wire.id) ? place : String(wire.id),
    name: wire.Name,
    street1: readMaybeText(wire.Street1),
    street2: readMaybeText(wire.Street2),
    city: readMaybeText(wire.City),
    state: readMaybeText(wire.State),
    zip: isNullish(wire.Zip) ? null : String(wire.Zip),
    position,
    status: wire.Status,
  };
}
