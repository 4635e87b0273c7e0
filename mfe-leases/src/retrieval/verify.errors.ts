import { ApiError, hasCode } from '@portal/platform';

/** Why leases/verify did not connect the leases. */
type VerifyFailure = 'not-found' | 'maxed' | 'wrong' | 'other';

/** Returns why verifying failed; `maxed` is a 406, or `maxed` in the answer of any status (LEASE-54..56, OP-65). */
export function verifyFailure(error: unknown): VerifyFailure {
  if (hasCode(error, 406) || isMaxed(error)) return 'maxed';
  if (hasCode(error, 404)) return 'not-found';
  return hasCode(error, 400) ? 'wrong' : 'other';
}

const isMaxed = (error: unknown) =>
  error instanceof ApiError &&
  typeof error.data === 'object' &&
  error.data !== null &&
  'maxed' in error.data &&
  error.data.maxed === true;
