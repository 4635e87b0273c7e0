import type { Position } from '@portal/domain';
import type { MapOptions, OpenMap, RetailerMap } from '../map/retailer-map.ts';

/** A map that remembers what it was told; `does` is the customer's hand on it. */
export interface FakeMap extends RetailerMap {
  readonly stores: readonly string[];
  readonly centred: Position | undefined;
  readonly radiusKm: number | null | undefined;
  readonly looks: readonly { readonly centre: Position; readonly reachKm: number | null }[];
  readonly marked: readonly string[];
  readonly zoomed: readonly number[];
  readonly locked: boolean;
  readonly disposed: boolean;
  readonly does: MapOptions['events'];
  readonly options: MapOptions;
}

export function fakeMaps(middle: Position = { latitude: 30, longitude: -90 }) {
  const opened: FakeMap[] = [];
  const openMap: OpenMap = (options) => {
    const looks: FakeMap['looks'][number][] = [];
    const zoomed: number[] = [];
    const map = {
      stores: [] as readonly string[],
      centred: undefined as Position | undefined,
      radiusKm: undefined as number | null | undefined,
      looks,
      marked: [] as readonly string[],
      zoomed,
      locked: false,
      disposed: false,
      does: options.events,
      options,
      showStores(stores: Parameters<RetailerMap['showStores']>[0]) {
        map.stores = stores.map(({ id }) => id);
      },
      showSearch({ centre, radiusKm }: Parameters<RetailerMap['showSearch']>[0]) {
        map.centred = centre;
        map.radiusKm = radiusKm;
      },
      lookAt(centre: Position, reachKm: number | null) {
        looks.push({ centre, reachKm });
      },
      lookAtStore({ position }: Parameters<RetailerMap['lookAtStore']>[0]) {
        looks.push({ centre: position, reachKm: 0 });
      },
      mark(ids: readonly string[]) {
        map.marked = ids;
      },
      zoom(step: 1 | -1) {
        zoomed.push(step);
      },
      lock(locked: boolean) {
        map.locked = locked;
      },
      centre: () => middle,
      dispose() {
        map.disposed = true;
      },
    };
    opened.push(map);
    return map;
  };
  return { opened, openMap };
}
