import type { UiMessageKey } from '../../messages/use-ui-messages.ts';

/** Degrees. */
export interface BrowserPosition {
  readonly latitude: number;
  readonly longitude: number;
}

type PositionAnswer =
  | { readonly status: 'found'; readonly position: BrowserPosition }
  | { readonly status: 'failed'; readonly problem: UiMessageKey };

/** ms; an hour-old or rough position is good enough for a country. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 3_600_000 };

/** ms. The browser's own limit does not count the time in which its question waits for an answer. */
const longestWait = 12_000;

/** Returns the message of section 8 (OP-98) for a code of GeolocationPositionError. */
function problemOf(code: number): UiMessageKey {
  switch (code) {
    case 1:
      return 'locationDenied';
    case 2:
      return 'locationUnavailable';
    case 3:
      return 'locationTimeout';
    default:
      return 'locationUnknown';
  }
}

/** Asks the browser for the user's position; the browser may ask the user for permission. Never throws. */
export function browserPosition(): Promise<PositionAnswer> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ status: 'failed', problem: 'locationUnavailable' });
      return;
    }
    const limit = setTimeout(() => answer({ status: 'failed', problem: 'locationTimeout' }), longestWait);
    const answer = (given: PositionAnswer) => {
      clearTimeout(limit);
      resolve(given);
    };
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer({ status: 'found', position: { latitude, longitude } }),
      ({ code }) => answer({ status: 'failed', problem: problemOf(code) }),
      options,
    );
  });
}
