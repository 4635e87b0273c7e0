import { formatWaitingTime } from '@portal/domain';
import {
  ApiError,
  hasCode,
  mayHaveSaved,
  NetworkError,
  TimeoutError,
  useMessages,
  usePlatform,
} from '@portal/platform';
import { leasesMessages } from '../messages/leases.messages.ts';

const tooMany = 429;

/**
 * Returns a function that says why a call failed and what to do, after the sentence that the screen must show; too many
 * requests have the time to wait (OP-101). Null when the api has rejected the request for another reason.
 */
export function useFailureReason(): (error: unknown) => string | null {
  const t = useMessages(leasesMessages);
  const { brand, i18n } = usePlatform();
  return (error) => {
    if (error instanceof NetworkError) return t('reason.offline');
    if (error instanceof TimeoutError) return t('reason.slow');
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : null;
    if (hasCode(error, tooMany) && seconds !== null)
      return t('reason.wait', { time: formatWaitingTime(seconds, i18n.language) });
    const isRejected = error instanceof ApiError && !mayHaveSaved(error);
    return isRejected ? null : t('reason.server', { phone: brand.contact.phone });
  };
}
