import { ApiError, ForeignAnswerError, isServerError, MalformedAnswerError } from '@portal/platform';

/**
 * Whether the api may have saved what was sent although the call failed: there was no answer of it that can be read, or
 * the server is broken.
 */
export function mayHaveSaved(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error instanceof ForeignAnswerError || error instanceof MalformedAnswerError) return true;
  return error.status === 0 || isServerError(error.status) || isServerError(error.statedCode ?? 0);
}
