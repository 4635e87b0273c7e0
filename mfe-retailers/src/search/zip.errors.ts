import type { ApiError } from '@portal/platform';

/** Returns `zipUnknown` when the api doesn't know the zip code (RET-31), and `zipFailed` for any other failure. */
export function zipProblem(error: Pick<ApiError, 'code' | 'status'>): 'zipUnknown' | 'zipFailed' {
  const known = [404, 422];
  return known.includes(error.status) || known.includes(error.code) ? 'zipUnknown' : 'zipFailed';
}
