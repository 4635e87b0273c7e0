import { formatWaitingTime } from '@portal/domain';
import {
  ApiError,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  useMessages,
  usePlatform,
} from '@portal/platform';
import { loginMessages } from '../messages/login.messages.ts';

/**
 * Returns a function that says why a call failed and what to do, in one or two sentences that follow the sentence of the
 * screen. Too many requests have the time to wait (OP-101). No text of a browser or of a proxy is shown: only what the
 * api itself says of a request that it rejected.
 */
export function useFailureReason(): (error: unknown) => string {
  const t = useMessages(loginMessages);
  const { brand, i18n } = usePlatform();
  return (error) => {
    if (error instanceof NetworkError) return t('reason.offline');
    if (error instanceof TimeoutError) return t('reason.slow');
    if (!isRejection(error)) return t('reason.server', { phone: brand.contact.phone });
    const { status, retryAfterSeconds: seconds, message } = error;
    return status === 429 && seconds !== null
      ? t('reason.wait', { time: formatWaitingTime(seconds, i18n.language) })
      : message;
  };
}

/** Whether the api itself rejected the request; an answer that is not its own has the code 500 (SHARED-60). */
function isRejection(error: unknown): error is ApiError {
  return (
    error instanceof ApiError &&
    !(error instanceof MalformedAnswerError) &&
    error.code < 500 &&
    error.status >= 400 &&
    error.status < 500
  );
}
