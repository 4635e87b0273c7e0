import { formatWaitingTime } from '@portal/domain';
import {
  ApiError,
  isRejection,
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
    if (isLimited(error) && error.retryAfterSeconds !== null)
      return t('reason.wait', { time: formatWaitingTime(error.retryAfterSeconds, i18n.language) });
    if (isRejection(error) || isLimitedByApi(error)) return error.message;
    return t('reason.server', { phone: brand.contact.phone });
  };
}

const tooManyRequests = 429;

const isLimited = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === tooManyRequests;

/** Whether the api itself, and no proxy, says that there were too many requests. */
const isLimitedByApi = (error: unknown): error is ApiError =>
  isLimited(error) && error.statedCode === tooManyRequests;
