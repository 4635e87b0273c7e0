import type { AddressQuery, GeocodedPlace, Position } from '@portal/domain';

/**
 * The configured services that turn addresses into places and back (RET-37, OP-28). Both reject with an `ApiError`:
 * `NetworkError`, `TimeoutError`, `MalformedAnswerError` as for the api's own calls, `ApiError` with the HTTP status
 * otherwise. A cancelled search rejects with the signal's reason.
 */
export interface Geocoding {
  /** Whether the configuration names a service for each direction. */
  readonly available: { readonly forward: boolean; readonly reverse: boolean };
  /** The best match of an address; null when there is none, nothing was typed, or no service is configured. */
  forward(address: AddressQuery, signal?: AbortSignal): Promise<GeocodedPlace | null>;
  /** The address of a point; null when none is known there or no service is configured. */
  reverse(position: Position, signal?: AbortSignal): Promise<GeocodedPlace | null>;
}
