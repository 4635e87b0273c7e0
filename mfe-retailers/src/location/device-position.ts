import type { Position } from '@portal/domain';
import { locationProblem, type LocationProblem } from './location.errors.ts';

interface DevicePositionAnswers {
  readonly onFound: (position: Position) => void;
  readonly onFailed: (problem: LocationProblem) => void;
}

/** In milliseconds; a position that is some minutes old is good enough to find a store. */
const options: PositionOptions = { timeout: 10_000, maximumAge: 300_000 };

/** In milliseconds. The browser's own limit does not count the time in which its question waits for an answer. */
export const longestWait = 12_000;

/**
 * Asks the browser for the customer's position. A position that comes after the time limit is told all the same.
 *
 * @returns a function after which nothing is told
 */
export function askDevicePosition({ onFound, onFailed }: DevicePositionAnswers): () => void {
  let listening = true;
  const stop = () => {
    listening = false;
    clearTimeout(limit);
  };
  const tell = (answer: () => void) => {
    clearTimeout(limit);
    if (listening) answer();
  };
  const limit = setTimeout(() => tell(() => onFailed('timeout')), longestWait);
  if (!('geolocation' in navigator)) {
    tell(() => onFailed(locationProblem(undefined)));
    return stop;
  }
  navigator.geolocation.getCurrentPosition(
    ({ coords: { latitude, longitude } }) => tell(() => onFound({ latitude, longitude })),
    (error) => tell(() => onFailed(locationProblem(error))),
    options,
  );
  return stop;
}
