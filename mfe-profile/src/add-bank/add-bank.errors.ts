import { ApiError, UnauthorizedError } from '@portal/platform';
import { failureText } from '../failures/failure-text.ts';
import type { TranslateProfile } from '../messages/profile.messages.ts';

/**
 * Returns what to notify of a failed addition: the first message of bank or routing, else the response's own; null when
 * the message is about the account, whose field shows it, or the session has ended (PROF-93, PROF-94, OP-81).
 */
export function notificationOf(error: unknown, t: TranslateProfile): string | null {
  if (!(error instanceof ApiError)) return failureText(error, t);
  const { bank = [], routing = [] } = error.fields;
  const [first] = [...bank, ...routing];
  if (first !== undefined) return first;
  return error instanceof UnauthorizedError || error.fields['account'] ? null : failureText(error, t);
}
