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
  readonly position: Position;
  readonly status: RetailerStatus;
}

/** A category of stores (SHARED-12). */
export interface RetailerType {
  readonly id: string;
  readonly label: string;
}
