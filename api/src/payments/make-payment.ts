import { compareDates } from '@portal/domain';
import type { RunningLease } from '../leases/lease-store.ts';
import type { Processor } from '../processor/processor.ts';
import { traceOf } from '../errors/error-trace.ts';
import { StoredAnswer } from '../server/answers.ts';
import { Failure, notFound } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { isUuid } from '../store/ids.ts';
import { findAttempt, recordAnswerOf, storedEnvelope, type IdempotencyKey } from './payment-attempts.ts';
import {
  chargeOf,
  recordFailedTry,
  storePayment,
  type OpenCharge,
  type PaymentOwner,
} from './payment-intents.ts';
import type { PayingServices, PaymentServices } from './payment-services.ts';
import { bookAtOnce, receiptAnswer, recordOutcome } from './record-outcome.ts';
import { enqueueSchedule } from './record-payment.ts';
import { lockAndValidate, type PaymentOutcome, type PaymentRequest } from './validate-payment.ts';

/**
 * Makes a payment once. It is stored under the customer's key before the processor is asked, and booked with its answer
 * in one transaction; what happens in between to the process, the database or the processor leaves it open, and the
 * worker looks it up. A request that breaks a rule leaves no trace.
 *
 * @throws Failure 404 for a lease or method that is not the customer's, 409 while the outcome is open, 422 for a broken
 *   rule or a key of another request, 429 after too many declined payments, 503 without a processor
 */
export async function makePayment(
  services: PayingServices,
  request: PaymentRequest,
): Promise<PaymentOutcome> {
  if (!isUuid(request.leaseUuid)) throw notFound('The lease');
  const { db, processor } = services;
  if (processor === null) throw noProcessor();
  const opened = await db.transaction((tx) => openPayment(tx, services, request));
  if (opened.status === 'answered') return opened.outcome;
  if (opened.status === 'open') return awaitAnswer(services, request.attempt);
  const { attempt, recipient, leaseUuid } = request;
  const owner = { ...recipient, userId: attempt.userId, uuid: leaseUuid };
  const charge = { ...opened.charge, owner };
  const decision = await askProcessor(services, processor, charge);
  const record = async () =>
    (await bookAtOnce(services, { ...charge, entry: opened.entry }, decision)) ??
    (await db.transaction((tx) => recordOutcome(tx, services, charge, decision)));
  const answer = await record().catch((error: unknown) => leaveOpen(services, charge, error));
  return answer ? { answer, isReplay: false } : awaitAnswer(services, attempt);
}

const noProcessor = () => new Failure(503, 'Payments can’t be made here yet. Please call support.');

const stillProcessing = () =>
  new Failure(409, 'Your payment is being processed. You do not have to pay again.', {
    data: { status: 'processing' },
  });

type Opened =
  | { readonly status: 'answered'; readonly outcome: PaymentOutcome }
  /** Another request with this key has asked the processor. */
  | { readonly status: 'open' }
  | { readonly status: 'charging'; readonly charge: OpenCharge; readonly entry: RunningLease };

/** Stores the payment: a scheduled one with its answer, one for today with the charge that is asked for next. */
async function openPayment(tx: Db, services: PaymentServices, request: PaymentRequest): Promise<Opened> {
  const now = services.clock.now();
  const checked = await lockAndValidate(tx, services, request);
  if (checked.status !== 'valid') return checked;
  const isLater = compareDates(request.date, checked.entry.today) > 0;
  const status = isLater ? 'scheduled' : 'processing';
  const charge = await storePayment(tx, request, checked, { status, now });
  if (!isLater) return { status: 'charging', charge, entry: checked.entry };
  const { payment } = charge;
  await enqueueSchedule(tx, payment, { entry: checked.entry, recipient: request.recipient, now });
  const answer = receiptAnswer(payment);
  await recordAnswerOf(tx, payment.id, answer);
  return { status: 'answered', outcome: { answer, isReplay: false } };
}

/** @throws Failure 409 when the processor gives no decision now */
async function askProcessor(
  services: PaymentServices,
  processor: Processor,
  charge: OpenCharge & { readonly owner: PaymentOwner },
) {
  const state = await processor
    .charge(chargeOf(charge, charge.owner.uuid))
    .catch((error: unknown) => leaveOpen(services, charge, error));
  if (state.status === 'processing') throw stillProcessing();
  return state;
}

/**
 * Leaves a payment open to the worker, which looks it up.
 *
 * @throws Failure 409
 */
async function leaveOpen(services: PaymentServices, { payment }: OpenCharge, error: unknown): Promise<never> {
  // When the database is what failed, the claim of the payment ends by itself.
  await recordFailedTry(services, payment, traceOf(error)).catch(() => undefined);
  throw stillProcessing();
}

/** Milliseconds between looks, and how many there are: a customer who pressed twice gets the one answer. */
const lookPause = 100;
const looks = 20;

/**
 * Waits for the answer that another request with the same key gets.
 *
 * @throws Failure 409 when there is none yet
 */
async function awaitAnswer(
  { db, pause }: PayingServices,
  { userId, key }: IdempotencyKey,
): Promise<PaymentOutcome> {
  for (let look = 0; look < looks; look += 1) {
    const stored = await findAttempt(db, userId, key);
    if (stored && stored.answerStatus !== null) {
      return { answer: new StoredAnswer(stored.answerStatus, storedEnvelope(stored)), isReplay: true };
    }
    await pause(lookPause);
  }
  throw stillProcessing();
}
