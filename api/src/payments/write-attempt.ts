import type { WirePaymentAttempt, WirePaymentReceipt } from '@portal/api-contract';
import { storedEnvelope, type AttemptedPayment } from './payment-attempts.ts';

/** Maps what became of an attempt to the wire. A key of another customer is as unknown as one that does not exist. */
export function writeAttempt(found: AttemptedPayment | null): WirePaymentAttempt {
  if (!found) return { status: 'unknown' };
  const { attempt, payment } = found;
  if (attempt.answerStatus === null) return { status: attempt.paymentId === null ? 'unknown' : 'processing' };
  return {
    status: 'final',
    ...(attempt.answerStatus === 200 && { payment: storedEnvelope(attempt).data as WirePaymentReceipt }),
    ...((payment?.status === 'declined' || payment?.status === 'canceled') && {
      rejection: { status: payment.status, reason: payment.reason },
    }),
  };
}
