import { ApiError } from '@portal/platform';

/** Why a place was not found; each is a message. */
export type PlaceProblem = 'zipUnknown' | 'zipFailed' | 'zipOnly' | 'addressUnknown' | 'addressFailed';

/** Statuses by which the api says that there is no such zip code. */
const unknown: readonly number[] = [404, 422];

/** Returns `zipUnknown` when the api doesn't know the zip code (RET-31), and `zipFailed` for any other failure. */
export function zipProblem(error: unknown): PlaceProblem {
  const isUnknown =
    error instanceof ApiError && (unknown.includes(error.status) || unknown.includes(error.code));
  return isUnknown ? 'zipUnknown' : 'zipFailed';
}
