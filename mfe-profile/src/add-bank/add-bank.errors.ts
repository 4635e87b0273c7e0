import { UnauthorizedError, type ApiError } from '@portal/platform';

/**
 * Returns what to notify of a failed addition: the first message of bank or routing, else the response's own; null when
 * the message is about the account, whose field shows it, or the session has ended (PROF-93, PROF-94, OP-81).
 */
export function notificationOf(error: ApiError): string | null {
  const { bank = [], routing = [] } = error.fields;
  const [first] = [...bank, ...routing];
  if (first !== undefined) return first;
  return error instanceof UnauthorizedError || error.fields['account'] ? null : error.message;
}
