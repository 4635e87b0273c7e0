import type { PlacedRetailer } from '@portal/domain';

/** What `pnpm bench map` calls on each page that it measures. */
export interface BenchMap {
  /** Opens a map with all stores, at zoom 4. */
  open(stores: readonly PlacedRetailer[]): void;
  zoom(step: 1 | -1): void;
  close(): void;
}

/** The middle of all measured maps, degrees. */
export const middle = { latitude: 33.749, longitude: -84.388 };

declare global {
  var benchMap: BenchMap | undefined;
}
