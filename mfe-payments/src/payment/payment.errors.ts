import {
  ApiError,
  defaultErrorMessage,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
} from '@portal/platform';

/** `lost`: the api may have acted. `refused`: it has not, with its reason where it gives one (PAY-40). */
export type PaymentFailure =
  { readonly type: 'lost' } | { readonly type: 'refused'; readonly reason: string | null };

/** Another call with this key is at work. */
const conflict = 409;

/** Whether the failed call may still have moved money: no answer, an unreadable one, or one of a broken server. */
function mayHaveActed(error: unknown): boolean {
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

/** What a failed payment call means for the money. */
export function paymentFailure(error: unknown): PaymentFailure {
  if (mayHaveActed(error) || !(error instanceof ApiError)) return { type: 'lost' };
  const message = error.message === '' || error.message === defaultErrorMessage ? null : error.message;
  return { type: 'refused', reason: firstFieldMessage(error) ?? message };
}
