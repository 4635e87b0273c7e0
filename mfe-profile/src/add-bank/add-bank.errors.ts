import { ApiError, mayHaveSaved, UnauthorizedError } from '@portal/platform';
import { failureText } from '../failures/failure-text.ts';
import type { TranslateProfile } from '../messages/profile.messages.ts';

/** Returns what to tell the customer of a failed addition; that of one which may be saved says where to look first. */
export function additionFailureText(error: unknown, t: TranslateProfile): string {
  const reason = failureText(error, t);
  return mayHaveSaved(error) ? t('bank.unanswered', { reason }) : reason;
}

/**
 * Returns what to notify of a failed addition: the first message of bank or routing, else the response's own; null when
 * the message is about the account, whose field shows it, or the session has ended (PROF-93, PROF-94, OP-81).
 */
export function notificationOf(error: unknown, t: TranslateProfile): string | null {
  if (!(error instanceof ApiError)) return additionFailureText(error, t);
  const { bank = [], routing = [] } = error.fields;
  const [first] = [...bank, ...routing];
  if (first !== undefined) return first;
  return error instanceof UnauthorizedError || error.fields['account'] ? null : additionFailureText(error, t);
}
