import {
  ApiError,
  ForeignAnswerError,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
} from '@portal/platform';
import type { TranslateProfile } from '../messages/profile.messages.ts';

/**
 * Returns what to tell the customer of a failed call: the api's message, which is the first of the named wire fields, in
 * their order, else of any field, else the one of the whole response (PROF-90..96). Without an answer of the api it is a
 * sentence of this remote, because those of the browser and of a proxy are for developers.
 */
export function failureText(error: unknown, t: TranslateProfile, fields: readonly string[] = []): string {
  if (error instanceof NetworkError) return t('offline');
  if (error instanceof TimeoutError) return t('slow');
  if (!isAnswerOfTheApi(error)) return t('failed');
  const messages = [
    ...fields.flatMap((name) => error.fields[name] ?? []),
    ...Object.values(error.fields).flat(),
  ];
  return messages[0] ?? error.message;
}

const isAnswerOfTheApi = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  !(error instanceof ForeignAnswerError || error instanceof MalformedAnswerError);
