import type { Position, Retailer } from '@portal/domain';

/** What the customer did on the map. */
export interface MapEvents {
  readonly onStore: (id: string) => void;
  /** Stores at one spot, which no zoom parts. */
  readonly onCoLocated: (ids: readonly string[]) => void;
  /** The search marker was let go there (RET-10). */
  readonly onMarker: (position: Position) => void;
  /** The customer has moved the map itself. */
  readonly onMoved: () => void;
  /** One finger tried to move the map, which takes two. */
  readonly onOneFinger: () => void;
}

export interface MapOptions {
  /** Positioned; the map fills it and takes the keyboard's focus there. */
  readonly target: HTMLElement;
  /** The search marker, drawn by the page; the map keeps it in its place and lets it be dragged. */
  readonly marker: HTMLElement;
  /** Address template of tiles; null for the outline of the states. */
  readonly tilesUrl: string | null;
  readonly events: MapEvents;
}

export interface Search {
  readonly centre: Position;
  /** The circle drawn around it; null for none. */
  readonly radiusKm: number | null;
}

/** The map as the screen sees it, whatever draws it. */
export interface RetailerMap {
  showStores(stores: readonly Retailer[]): void;
  showSearch(search: Search): void;
  /** Brings the centre into the middle, and so much around it into view, km. */
  showArea(centre: Position, reachKm: number | null): void;
  /** Brings a store into view, near enough to stand alone where that is possible. */
  showStore(store: Retailer): void;
  /** Marks the chosen stores. */
  mark(ids: readonly string[]): void;
  zoom(step: 1 | -1): void;
  /** Neither dragged nor zoomed, the marker fixed (RET-06 to RET-08). */
  lock(locked: boolean): void;
  centre(): Position;
  /** Leaves no node, listener or observer behind. */
  dispose(): void;
}

export type OpenMap = (options: MapOptions) => RetailerMap;
