import type { PlacedRetailer, Position } from '@portal/domain';
import type { Reach } from './opening-view.ts';

/** What the customer did on the map. */
export interface MapEvents {
  readonly onStore: (id: string) => void;
  /** Co-located stores, which no zoom separates. */
  readonly onCoLocated: (ids: readonly string[]) => void;
  /** The pointer is on this store; null when it has left. */
  readonly onHover: (id: string | null) => void;
  /** The search marker was released there (RET-10). */
  readonly onMarker: (position: Position) => void;
  /** The customer has moved the map itself. */
  readonly onMoved: () => void;
  /** One finger tried to move the map, which takes two. */
  readonly onOneFinger: () => void;
}

export interface MapOptions {
  /** A positioned element, which the map fills; the map's keys work while it has the focus. */
  readonly target: HTMLElement;
  /** The element of the search marker; the map keeps it at its position and lets it be dragged. */
  readonly marker: HTMLElement;
  /** The address template of the tiles; null for the outlines of the states. */
  readonly tilesUrl: string | null;
  readonly events: MapEvents;
}

export interface Search {
  readonly centre: Position;
  /** The radius of the circle around it; null for no circle. */
  readonly radiusKm: number | null;
}

/** The map as the screen uses it, independent of the library that draws it. */
export interface RetailerMap {
  showStores(stores: readonly PlacedRetailer[]): void;
  showSearch(search: Search): void;
  /** Centres the map and shows what is around the centre. */
  showArea(centre: Position, reach: Reach): void;
  /** Zooms to a store, until it has its own marker if it ever has one. */
  showStore(store: PlacedRetailer): void;
  /** Marks the chosen stores. */
  mark(ids: readonly string[]): void;
  /** Marks the store that the pointer or the focus is on in the list; null for none. */
  hover(id: string | null): void;
  zoom(step: 1 | -1): void;
  /** While locked, neither the map nor its marker can be moved, and the map can't be zoomed (RET-06 to RET-08). */
  lock(locked: boolean): void;
  centre(): Position;
  /** Removes every node, listener and observer of the map. */
  dispose(): void;
}

export type OpenMap = (options: MapOptions) => RetailerMap;
