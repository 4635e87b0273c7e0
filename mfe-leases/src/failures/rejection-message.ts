import { ApiError, MalformedAnswerError } from '@portal/platform';

/**
 * Returns what the api itself said of a request that it rejected, be it by the status of HTTP or of the envelope; null
 * when the failure is of the network, the server or a malformed answer, whose texts no customer can use.
 */
export function rejectionMessage(error: unknown): string | null {
  if (!(error instanceof ApiError) || error instanceof MalformedAnswerError) return null;
  return error.status > 0 && error.status < 500 && error.code < 500 ? error.message : null;
}
