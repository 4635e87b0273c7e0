import type { Position } from '@portal/domain';
import { locationProblem, type LocationProblem } from './location.errors.ts';

type DevicePosition =
  | { readonly status: 'found'; readonly position: Position }
  | { readonly status: 'failed'; readonly problem: LocationProblem };

/** In milliseconds; a position that is some minutes old is good enough to find a store. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** Asks the browser for the customer's position; never rejects. */
export function devicePosition(): Promise<DevicePosition> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve({ status: 'failed', problem: locationProblem(undefined) });
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        resolve({ status: 'found', position: { latitude, longitude } }),
      (error) => resolve({ status: 'failed', problem: locationProblem(error) }),
      options,
    );
  });
}
