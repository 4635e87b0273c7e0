import type { ApiError } from '@portal/platform';

/** RET-31 for a zip code that nobody knows; another failure says nothing about the code. */
export function zipProblem(error: Pick<ApiError, 'code' | 'status'>): 'zipUnknown' | 'zipFailed' {
  const known = [404, 422];
  return known.includes(error.status) || known.includes(error.code) ? 'zipUnknown' : 'zipFailed';
}
