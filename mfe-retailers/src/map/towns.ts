import type { Position, Retailer } from '@portal/domain';

interface Town {
  readonly name: string;
  /** The middle of its stores. */
  readonly position: Position;
}

/** Returns the towns of the stores, the one with the most stores first. Two states may each have a Springfield. */
export function townsOf(stores: readonly Retailer[]): readonly Town[] {
  const byTown = new Map<string, { name: string; stores: number; latitude: number; longitude: number }>();
  for (const { city, state, position } of stores) {
    if (city === null) continue;
    const key = `${city}, ${state ?? ''}`;
    const town = byTown.get(key) ?? { name: city, stores: 0, latitude: 0, longitude: 0 };
    town.stores += 1;
    town.latitude += position.latitude;
    town.longitude += position.longitude;
    byTown.set(key, town);
  }
  return [...byTown.values()]
    .sort((a, b) => b.stores - a.stores)
    .map((town) => ({
      name: town.name,
      position: { latitude: town.latitude / town.stores, longitude: town.longitude / town.stores },
    }));
}
