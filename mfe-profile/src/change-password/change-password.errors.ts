import { mayHaveSaved, ValidationError, type ApiError } from '@portal/platform';
import { failureText } from '../failures/failure-text.ts';
import type { TranslateProfile } from '../messages/profile.messages.ts';

/** Wire fields of the form, the one that explains the others first, with their names in the form. */
const fieldNames = [
  ['current_password', 'currentPassword'],
  ['password', 'password'],
  ['password_confirmation', 'passwordConfirmation'],
] as const;

/**
 * Returns the failure with one message, at the field that it is about: the api repeats every message as one of
 * `password` (PROF-96).
 */
export function passwordFailure(error: ApiError): ApiError {
  for (const [wireName, name] of fieldNames) {
    const [message] = error.fields[wireName] ?? [];
    if (message === undefined) continue;
    const { code, status } = error;
    return new ValidationError(message, { code, status, fields: { [name]: [message] }, cause: error });
  }
  return error;
}

/**
 * Returns what to tell the customer of a failed change. After one that may be saved, the next try would call the current
 * password wrong, so that one says what this means.
 */
export function changeFailureText(error: unknown, t: TranslateProfile): string {
  const reason = failureText(error, t);
  return mayHaveSaved(error) ? t('password.unanswered', { reason }) : reason;
}
