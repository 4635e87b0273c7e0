import type { Position } from './retailer.ts';

/** The parts of an address that a customer typed; each may be missing. */
export interface AddressQuery {
  /** A whole address, or the name of a town, in one line; the other parts are left out then. */
  readonly line?: string;
  readonly street?: string;
  /** Two letters or the full name. */
  readonly state?: string;
  readonly zip?: string;
}

/** A position with the address that a geocoding service knows for it (RET-37, OP-28). */
export interface GeocodedPlace {
  readonly position: Position;
  /** The full address in one line. */
  readonly label: string;
  readonly street: string | null;
  readonly city: string | null;
  /** As the service writes it, `Georgia`. */
  readonly state: string | null;
  readonly zip: string | null;
  /** ISO 3166-1, two letters in upper case. */
  readonly country: string | null;
}
