import { ApiError, ValidationError } from '@portal/platform';

const linkEnded = 400;
const signedInElsewhere = 403;

/** Why the payment of a reminder can't be shown: its link does not work any more, somebody else is signed in, or it failed. */
export function linkFailure(error: unknown): 'ended' | 'foreign' | 'failed' {
  const status = error instanceof ApiError ? error.status : null;
  if (status === linkEnded) return 'ended';
  return status === signedInElsewhere ? 'foreign' : 'failed';
}

/** Whether the typed digits are wrong: the api has sent nothing on, and they can be typed again. */
export const areDigitsWrong = (error: unknown): error is ValidationError =>
  error instanceof ValidationError && error.fields.last4 !== undefined;

/** Whether the payment is not as it was shown: paid, scheduled or changed meanwhile. */
export const hasChanged = (error: unknown): boolean =>
  error instanceof ValidationError && !areDigitsWrong(error);

/** Returns how many tries are left after wrong digits; null where the api does not say. */
export function triesLeft({ data }: ApiError): number | null {
  if (typeof data !== 'object' || data === null || !('tries_left' in data)) return null;
  return typeof data.tries_left === 'number' ? data.tries_left : null;
}
