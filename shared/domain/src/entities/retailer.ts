export type RetailerStatus = 'Active' | 'Pending' | 'Suspended';

/** Degrees. */
export interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** A participating store (SHARED-11). */
export interface Retailer {
  /** The api's id, or one made from name and position: unique within one answer. */
  readonly id: string;
  readonly name: string;
  readonly street1: string | null;
  readonly street2: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zip: string | null;
  readonly phone: string | null;
  /** The labels of its categories; empty when the api does not tell them. */
  readonly categories: readonly string[];
  /** Null when the data has none, or one that is not on the earth: such a store is listed, but not on the map. */
  readonly position: Position | null;
  readonly status: RetailerStatus;
}

/** A store that can be drawn on a map. */
export interface PlacedRetailer extends Retailer {
  readonly position: Position;
}

/** A category of stores (SHARED-12). */
export interface RetailerType {
  readonly id: string;
  readonly label: string;
}
