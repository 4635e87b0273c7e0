/** Why the browser gave no position. */
export type LocationProblem = 'denied' | 'unavailable' | 'timeout' | 'unknown';

/** Maps a GeolocationPositionError (RET-38 to RET-41); the error is `undefined` when the browser has no geolocation. */
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
