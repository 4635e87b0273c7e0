import type { WirePaymentAttempt, WirePaymentReceipt } from '@portal/api-contract';
import { storedEnvelope, type AttemptRow } from './payment-attempts.ts';

/** Maps what became of an attempt to the wire. A key of another customer is as unknown as one that does not exist. */
export function writeAttempt(row: AttemptRow | null): WirePaymentAttempt {
  if (!row) return { status: 'unknown' };
  if (row.answerStatus === null) return { status: row.paymentId === null ? 'unknown' : 'processing' };
  if (row.answerStatus !== 200) return { status: 'final' };
  return { status: 'final', payment: storedEnvelope(row).data as WirePaymentReceipt };
}
