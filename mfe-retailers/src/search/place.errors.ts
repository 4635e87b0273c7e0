import { ApiError } from '@portal/platform';

/** Why a place was not found; each is a message. */
export type PlaceProblem = 'zipUnknown' | 'zipFailed' | 'zipOnly' | 'addressUnknown' | 'addressFailed';

/** A problem, or too many requests, whose error says how long to wait (OP-101). */
export type PlaceFailure = PlaceProblem | ApiError;

/** Statuses by which the api says that there is no such zip code. */
const unknown: readonly number[] = [404, 422];

const tooMany = 429;

/**
 * Returns `zipUnknown` when the api doesn't know the zip code (RET-31), the error when it says how long to wait, and
 * `zipFailed` for any other failure.
 */
export function zipFailure(error: unknown): PlaceFailure {
  if (!(error instanceof ApiError)) return 'zipFailed';
  if (error.status === tooMany && error.retryAfterSeconds !== null) return error;
  return unknown.includes(error.status) || unknown.includes(error.code) ? 'zipUnknown' : 'zipFailed';
}
