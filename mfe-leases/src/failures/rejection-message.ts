import { ApiError, defaultErrorMessage, ForeignAnswerError, isServerError } from '@portal/platform';

/**
 * Returns what the api itself said of a request that it rejected, be it by the status of HTTP, of the envelope or in
 * place of the data; null when it said nothing, or when the failure is of the network or the server, whose texts no
 * customer can use (LEASE-48).
 */
export function rejectionMessage(error: unknown): string | null {
  if (!(error instanceof ApiError) || error instanceof ForeignAnswerError) return null;
  if (error.status === 0 || isServerFault(error) || error.message === defaultErrorMessage) return null;
  return error.message;
}

const isServerFault = ({ status, statedCode }: ApiError) =>
  status >= 500 || (statedCode !== null && isServerError(statedCode));
