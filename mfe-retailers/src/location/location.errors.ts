/** Why the browser did not say where the customer is. */
export type LocationProblem = 'denied' | 'unavailable' | 'timeout' | 'unknown';

/** By the codes of GeolocationPositionError (RET-38 to RET-41); `undefined` where the browser has no geolocation. */
export function locationProblem(error: { readonly code: number } | undefined): LocationProblem {
  switch (error?.code) {
    case 1:
      return 'denied';
    case undefined:
    case 2:
      return 'unavailable';
    case 3:
      return 'timeout';
    default:
      return 'unknown';
  }
}
