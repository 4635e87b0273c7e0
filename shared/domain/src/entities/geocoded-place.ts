import type { Position } from './retailer.ts';

/** What a customer types of an address, any part of it. */
export interface AddressQuery {
  readonly street?: string;
  /** Two letters or the whole name. */
  readonly state?: string;
  readonly zip?: string;
}

/** A place with what a geocoding service knows of its address (RET-37, OP-28). */
export interface GeocodedPlace {
  readonly position: Position;
  /** The whole address in one line. */
  readonly label: string;
  readonly street: string | null;
  readonly city: string | null;
  /** As the service writes it, `Georgia`. */
  readonly state: string | null;
  readonly zip: string | null;
  /** ISO 3166-1, two letters in upper case. */
  readonly country: string | null;
}
