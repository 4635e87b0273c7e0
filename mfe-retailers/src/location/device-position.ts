import type { Position } from '@portal/domain';
import { locationProblem, type LocationProblem } from './location.errors.ts';

type DevicePosition =
  | { readonly status: 'found'; readonly position: Position }
  | { readonly status: 'failed'; readonly problem: LocationProblem };

/** ms; a store is found as well from a place some minutes old. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** Asks the browser where the customer is; never throws. */
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
