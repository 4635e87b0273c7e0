import { ApiError } from '@portal/platform';

const tooManyRequests = 429;

/** Whether the api has rejected a request for good: the same one can't succeed another time. */
export function isRejected(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== tooManyRequests
  );
}
