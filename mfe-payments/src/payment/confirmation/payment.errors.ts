import {
  ApiError,
  defaultErrorMessage,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
} from '@portal/platform';

/** `lost`: the api may have made the payment. `rejected`: it has not; the reason is the api's, if it gives one (PAY-40). */
type PaymentFailure =
  { readonly type: 'lost' } | { readonly type: 'rejected'; readonly reason: string | null };

/** Another request with this key is in progress. */
const conflict = 409;

/** Whether the failed request may have moved money: there was no answer, a malformed one, or a server error. */
function mayHavePaid(error: unknown): boolean {
  return (
    !(error instanceof ApiError) ||
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof MalformedAnswerError ||
    error instanceof UnauthorizedError ||
    error.status === conflict ||
    error.status >= 500
  );
}

function firstFieldMessage(error: ApiError): string | null {
  return Object.values(error.fields).flat()[0] ?? null;
}

/** Returns what a failed payment request means for the payment. */
export function paymentFailure(error: unknown): PaymentFailure {
  if (mayHavePaid(error) || !(error instanceof ApiError)) return { type: 'lost' };
  const message = error.message === '' || error.message === defaultErrorMessage ? null : error.message;
  return { type: 'rejected', reason: firstFieldMessage(error) ?? message };
}
