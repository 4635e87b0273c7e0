import { ApiError } from '@portal/platform';

/** Why leases/verify did not connect the leases. */
type VerifyFailure = 'not-found' | 'maxed' | 'wrong' | 'other';

/** Returns why verifying failed; `maxed` is a 406, or `maxed` in the answer of any status (LEASE-54..56, OP-65). */
export function verifyFailure(error: unknown): VerifyFailure {
  if (!(error instanceof ApiError)) return 'other';
  if (error.code === 406 || isMaxed(error.data)) return 'maxed';
  if (error.code === 404) return 'not-found';
  return error.code === 400 ? 'wrong' : 'other';
}

const isMaxed = (data: unknown) =>
  typeof data === 'object' && data !== null && 'maxed' in data && data.maxed === true;
