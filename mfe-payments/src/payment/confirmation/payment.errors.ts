import type { PaymentRejection } from '@portal/domain';
import {
  ApiError,
  defaultErrorMessage,
  ForeignAnswerError,
  isServerError,
  lacksEndpoint,
  MalformedAnswerError,
  NetworkError,
  TimeoutError,
  UnauthorizedError,
} from '@portal/platform';
import type { PaymentOutcome } from './payment-progress.ts';

/** `lost`: the api may have made the payment. `rejected`: it has not. */
type PaymentFailure = Extract<PaymentOutcome, { type: 'lost' | 'rejected' }>;

/** The card or bank declined the payment, or it was canceled. */
const notPaid = 402;
/** The customer has to wait before another try. */
const limited = 429;
/** Another request with this key is in progress. */
const conflict = 409;

/** Returns whether the HTTP status of an answer, or the code that its envelope states, is one of these. */
const says = ({ status, statedCode }: ApiError, isOne: (code: number) => boolean): boolean =>
  isOne(status) || (statedCode !== null && isOne(statedCode));

/** Whether no answer of the api that can be read has arrived: the request may have moved money. */
function hasNoAnswer(error: ApiError): boolean {
  return (
    error instanceof NetworkError ||
    error instanceof TimeoutError ||
    error instanceof MalformedAnswerError ||
    error instanceof ForeignAnswerError ||
    error instanceof UnauthorizedError ||
    says(error, (code) => code === conflict)
  );
}

function reasonOf(error: ApiError): string | null {
  const message = error.message === '' || error.message === defaultErrorMessage ? null : error.message;
  return Object.values(error.fields).flat()[0] ?? message;
}

/** Returns how a payment ended that was not paid; a backend that does not say so only declines. */
function endOf({ data }: ApiError): PaymentRejection['status'] {
  const isCanceled =
    typeof data === 'object' && data !== null && 'status' in data && data.status === 'canceled';
  return isCanceled ? 'canceled' : 'declined';
}

/** Returns what a failed payment request means for the payment (PAY-40, OP-100, OP-104). */
export function paymentFailure(error: unknown): PaymentFailure {
  if (!(error instanceof ApiError)) return { type: 'lost', cause: 'no-answer' };
  if (says(error, isServerError)) return { type: 'lost', cause: 'server-error' };
  if (hasNoAnswer(error)) return { type: 'lost', cause: 'no-answer' };
  const reason = reasonOf(error);
  if (error.status === notPaid) return { type: 'rejected', rejection: { type: endOf(error), reason } };
  if (reason === null) return { type: 'rejected', rejection: { type: 'unknown' } };
  return {
    type: 'rejected',
    rejection: { type: error.status === limited ? 'limited' : 'explained', reason },
  };
}

/** Returns why asking about a payment failed: the api is away, or can't be asked that. */
export function checkFailure(error: unknown): 'unreachable' | 'no-lookup' {
  return lacksEndpoint(error) ? 'no-lookup' : 'unreachable';
}
