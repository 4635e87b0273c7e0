import type { AddressQuery, GeocodedPlace, Position } from '@portal/domain';

/**
 * Finds positions of addresses and addresses of positions (RET-37, OP-28). Both methods reject with `NetworkError`,
 * `TimeoutError` or `MalformedAnswerError` as calls of the api do, else with an `ApiError` that has the HTTP status. A
 * cancelled search rejects with the signal's reason.
 */
export interface Geocoding {
  /** Whether a service is configured for each direction. */
  readonly available: { readonly forward: boolean; readonly reverse: boolean };
  /** Resolves with the best match, or null when there is none, the query is empty or no service is configured. */
  forward(address: AddressQuery, signal?: AbortSignal): Promise<GeocodedPlace | null>;
  /** Resolves with the address of a position, or null when it has none or no service is configured. */
  reverse(position: Position, signal?: AbortSignal): Promise<GeocodedPlace | null>;
}
