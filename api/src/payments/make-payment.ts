import { compareDates, toDecimal } from '@portal/domain';
import type { WirePaymentReceipt } from '@portal/api-contract';
import { sql } from 'drizzle-orm';
import type { Authorisation } from '../processor/processor.ts';
import { StoredAnswer } from '../server/answers.ts';
import { failed, succeeded } from '../server/envelope.ts';
import { Failure, invalid, notFound } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { isUuid } from '../store/ids.ts';
import { prepared } from '../store/prepared.ts';
import { payments } from '../store/schema.ts';
import { deleteAttempt, recordAnswer, type IdempotencyKey } from './payment-attempts.ts';
import type { PaymentServices } from './payment-services.ts';
import { enqueueReceipt, recordMovements } from './record-payment.ts';
import {
  lockAndValidate,
  type PaymentOutcome,
  type PaymentRequest,
  type ValidatedPayment,
} from './validate-payment.ts';

/**
 * Makes a payment once: key, payment and answer are stored in one transaction, so whatever happens to the process or
 * the connection, the same key finds either nothing or everything. The answer of a declined payment is stored too; a
 * request that breaks a rule leaves no trace.
 *
 * @throws Failure 404 for a lease or method that is not the customer's, 422 for a broken rule or a key of another request
 */
export async function makePayment(
  services: PaymentServices,
  request: PaymentRequest,
): Promise<PaymentOutcome> {
  if (!isUuid(request.leaseUuid)) throw notFound('The lease');
  const { db, processor } = services;
  const outcome = await db.transaction(async (tx) => {
    const checked = await lockAndValidate(tx, services, request);
    if (checked.status === 'answered') return checked.outcome;
    const { last4 } = checked.method;
    // No transaction stays open while a slow processor is asked; the attempt is committed, so that others see it.
    if (processor.isSlow(last4)) return { slow: last4 };
    const authorisation = await processor.authorise(last4, processorKey(request.attempt));
    return recordOutcome(tx, services, request, checked, authorisation);
  });
  return 'slow' in outcome ? authoriseOutsideTransaction(services, request, outcome.slow) : outcome;
}

/** The processor's key of an attempt: two customers may choose the same idempotency key. */
const processorKey = ({ userId, key }: IdempotencyKey) => `payment-${userId}-${key}`;

/** The rules were kept when the attempt was stored; they are checked again when the lease is locked again. */
async function authoriseOutsideTransaction(
  services: PaymentServices,
  request: PaymentRequest,
  last4: string,
): Promise<PaymentOutcome> {
  const { db, processor } = services;
  const { attempt } = request;
  const key = processorKey(attempt);
  const authorisation = await processor.authorise(last4, key);
  try {
    return await db.transaction(async (tx) => {
      const checked = await lockAndValidate(tx, services, request);
      if (checked.status === 'answered') return checked.outcome;
      // Another card may have replaced it by now: a charge on one card is not recorded for the other.
      if (checked.method.last4 !== last4)
        throw invalid({ method_id: 'This card has been replaced. Pay again.' });
      return recordOutcome(tx, services, request, checked, authorisation);
    });
  } catch (error) {
    if (error instanceof Failure) {
      await deleteAttempt(db, attempt);
      if (authorisation.status === 'approved') await processor.voidAuthorisation(key);
    }
    throw error;
  }
}

const insertPayment = prepared((tx) =>
  tx
    .insert(payments)
    .values({
      leaseId: sql.placeholder('leaseId'),
      amountCents: sql.placeholder('amountCents'),
      payOn: sql.placeholder('payOn'),
      status: sql.placeholder('status'),
      methodType: sql.placeholder('methodType'),
      methodId: sql.placeholder('methodId'),
      methodLast4: sql.placeholder('methodLast4'),
      isPayoff: sql.placeholder('isPayoff'),
      createdAt: sql.placeholder('createdAt'),
    })
    .returning()
    .prepare('insert_payment'),
);

/** Stores the final answer and, if the payment was approved, the payment and its movements. */
async function recordOutcome(
  tx: Db,
  { clock }: PaymentServices,
  request: PaymentRequest,
  { entry, method, isPayoff }: ValidatedPayment,
  authorisation: Authorisation,
): Promise<PaymentOutcome> {
  const { attempt } = request;
  if (authorisation.status === 'declined') {
    const answer = failed(402, authorisation.reason);
    await recordAnswer(tx, attempt, { status: 402, answer, paymentId: null });
    return { answer: new StoredAnswer(402, answer), isReplay: false };
  }
  const isLater = compareDates(request.date, entry.today) > 0;
  const [payment] = await insertPayment(tx).execute({
    leaseId: entry.lease.id,
    amountCents: request.amount,
    payOn: request.date,
    status: isLater ? 'scheduled' : 'succeeded',
    methodType: request.methodType,
    methodId: method.id,
    methodLast4: method.last4,
    isPayoff,
    createdAt: clock.now(),
  });
  if (!payment) throw new Error('The payment was not stored.');
  if (!isLater) await recordMovements(tx, payment, entry);
  await enqueueReceipt(tx, payment, { entry, email: request.email, now: clock.now() });
  const receipt: WirePaymentReceipt = {
    payment_id: payment.id,
    scheduled: isLater,
    amount: toDecimal(request.amount),
    date: request.date,
  };
  const answer = succeeded(receipt);
  await recordAnswer(tx, attempt, { status: 200, answer, paymentId: payment.id });
  return { answer: new StoredAnswer(200, answer), isReplay: false };
}
