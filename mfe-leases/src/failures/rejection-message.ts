import { ApiError, defaultErrorMessage, MalformedAnswerError, mayHaveSaved } from '@portal/platform';

/**
 * Returns what the api itself said of a request that it rejected, be it by the status of HTTP, of the envelope or in
 * place of the data; null when it said nothing, or when the failure is of the network or the server, whose texts no
 * customer can use (LEASE-48).
 */
export function rejectionMessage(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.message === defaultErrorMessage) return null;
  const isOfServer = mayHaveSaved(error) && !(error instanceof MalformedAnswerError);
  return isOfServer ? null : error.message;
}
