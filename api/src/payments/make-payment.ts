import { cents, compareDates, toDecimal } from '@portal/domain';
import type { WirePaymentReceipt } from '@portal/domain/endpoints';
import { sql } from 'drizzle-orm';
import { utcDay } from '../clock/customer-day.ts';
import { discountOfPayoff } from '../leases/account-state.ts';
import { findLease, holdLease, type LeaseEntry } from '../leases/lease-book.ts';
import { processedLetter, scheduledLetter } from '../mail/letters.ts';
import { postMail } from '../mail/outbox.ts';
import { findMethod, type OwnedMethod } from '../methods/method-store.ts';
import { StoredAnswer, type Services } from '../server/call.ts';
import { failed, succeeded } from '../server/envelope.ts';
import { Failure, invalid, notFound } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { isUuid } from '../store/ids.ts';
import { prepared } from '../store/prepared.ts';
import { movements, payments, type MethodKind } from '../store/schema.ts';
import {
  announceAttempt,
  findAnswered,
  finishAttempt,
  holdAttempt,
  storedEnvelope,
  withdrawAttempt,
  type AttemptKey,
} from './payment-attempts.ts';
import { checkOrder, type Order } from './payment-rules.ts';
import type { Authorisation } from './processor.ts';
import { findScheduled, withdrawScheduled } from './scheduled-payments.ts';

export interface PaymentRequest extends Order {
  readonly attempt: AttemptKey;
  /** Where the receipt goes. */
  readonly email: string;
  readonly leaseUuid: string;
  readonly methodKind: MethodKind;
  readonly methodId: string | number;
}

export interface PaymentOutcome {
  readonly answer: StoredAnswer;
  /** Whether the answer had been given before and is said again. */
  readonly isReplay: boolean;
}

/**
 * Makes a payment once: key, payment and answer are stored in one transaction, so whatever happens to the
 * process or the connection, the same key finds either nothing or everything. A refusal of the card or bank
 * is an answer too and is kept; a request that breaks a rule leaves no trace.
 *
 * @throws Failure 404 for a lease or method that is not the customer's, 422 for a rule or another request's key
 */
export async function makePayment(services: Services, request: PaymentRequest): Promise<PaymentOutcome> {
  const { db, processor } = services;
  const { attempt } = request;
  const method = await findMethod(db, attempt.userId, request.methodKind, request.methodId);
  // The answer outlives the method.
  if (!method) return (await findReplay(db, attempt)) ?? refuseMethod();
  if (!isUuid(request.leaseUuid)) throw notFound('The lease');
  if (processor.isSlow(method.last4)) return askFirst(services, request, method);
  return db.transaction((tx) =>
    settle(tx, services, request, method, () => processor.authorise(method.last4, attempt.key)),
  );
}

/** No transaction is open while the network is asked: the attempt is written down instead, for others to see. */
async function askFirst(
  services: Services,
  request: PaymentRequest,
  method: OwnedMethod,
): Promise<PaymentOutcome> {
  const { db, clock, processor } = services;
  const { attempt } = request;
  const replayed = await findReplay(db, attempt);
  if (replayed) return replayed;
  // The rules are looked at before anybody is asked for money, and again when the lease is held.
  await check(db, services, request, { method, find: findLease });
  await announceAttempt(db, attempt, clock.now());
  const authorisation = await processor.authorise(method.last4, attempt.key);
  try {
    return await db.transaction((tx) => settle(tx, services, request, method, async () => authorisation));
  } catch (error) {
    if (error instanceof Failure) await withdrawAttempt(db, attempt);
    throw error;
  }
}

async function findReplay(db: Db, attempt: AttemptKey): Promise<PaymentOutcome | null> {
  const answered = await findAnswered(db, attempt);
  return answered && replay(answered.answerStatus, answered);
}

function refuseMethod(): never {
  throw notFound('The payment method');
}

/** @param find reads the lease, or holds it too */
async function check(
  tx: Db,
  { clock }: Services,
  request: PaymentRequest,
  { method: { method }, find }: { readonly method: OwnedMethod; readonly find: typeof findLease },
) {
  const owner = { userId: request.attempt.userId, uuid: request.leaseUuid };
  const entry = await find(tx, owner, request.today);
  if (!entry) throw notFound('The lease');
  if (entry.kind === 'application') throw new Failure(422, { lease: ['This lease has not begun.'] });
  const apiDay = utcDay(clock.now());
  const scheduled = await findScheduled(tx, entry.lease.id, request.today);
  const checked = checkOrder(request, { entry, method, scheduled, apiDay });
  if (checked.isPayoff && scheduled.some(({ isBeingDrawn }) => isBeingDrawn)) {
    throw invalid({ lease: 'A scheduled payment is being drawn at this moment. Try again in a minute.' });
  }
  return { entry, ...checked };
}

const insertPayment = prepared((tx) =>
  tx
    .insert(payments)
    .values({
      leaseId: sql.placeholder('leaseId'),
      amountCents: sql.placeholder('amountCents'),
      payOn: sql.placeholder('payOn'),
      state: sql.placeholder('state'),
      methodKind: sql.placeholder('methodKind'),
      methodId: sql.placeholder('methodId'),
      methodLast4: sql.placeholder('methodLast4'),
      isPayoff: sql.placeholder('isPayoff'),
      createdAt: sql.placeholder('createdAt'),
    })
    .returning()
    .prepare('insert_payment'),
);

async function settle(
  tx: Db,
  services: Services,
  request: PaymentRequest,
  method: OwnedMethod,
  authorise: () => Promise<Authorisation>,
): Promise<PaymentOutcome> {
  const { attempt } = request;
  const now = services.clock.now();
  const held = await holdAttempt(tx, attempt, now);
  if (held.answerStatus !== null) return replay(held.answerStatus, held);
  const { entry, isPayoff } = await check(tx, services, request, { method, find: holdLease });
  // Held until the payment is stored: a method with a scheduled payment can't be removed.
  const { userId } = attempt;
  if (!(await findMethod(tx, userId, request.methodKind, method.id, 'held'))) {
    return refuseMethod();
  }
  const authorisation = await authorise();
  if (authorisation.outcome === 'refused') {
    const answer = failed(402, authorisation.reason);
    await finishAttempt(tx, attempt, { status: 402, answer, paymentId: null });
    return { answer: new StoredAnswer(402, answer), isReplay: false };
  }
  const isLater = compareDates(request.date, request.today) > 0;
  const [payment] = await insertPayment(tx).execute({
    leaseId: entry.lease.id,
    amountCents: request.amount,
    payOn: request.date,
    state: isLater ? 'scheduled' : 'processed',
    methodKind: request.methodKind,
    methodId: method.id,
    methodLast4: method.last4,
    isPayoff,
    createdAt: now,
  });
  if (!payment) throw new Error('The payment was not stored.');
  if (!isLater) {
    await carryOut(tx, payment, isPayoff ? discountOfPayoff(entry.account) : 0);
    if (isPayoff) await withdrawScheduled(tx, entry.lease.id);
  }
  await mailReceipt(tx, services, payment, { entry, email: request.email });
  const receipt: WirePaymentReceipt = {
    payment_id: payment.id,
    scheduled: isLater,
    amount: toDecimal(request.amount),
    date: request.date,
  };
  const answer = succeeded(receipt);
  await finishAttempt(tx, attempt, { status: 200, answer, paymentId: payment.id });
  return { answer: new StoredAnswer(200, answer), isReplay: false };
}

export async function mailReceipt(
  tx: Db,
  { clock }: Pick<Services, 'clock'>,
  payment: typeof payments.$inferSelect,
  { entry, email }: { readonly entry: LeaseEntry; readonly email: string },
): Promise<void> {
  const write = payment.state === 'scheduled' ? scheduledLetter : processedLetter;
  const letter = write({
    amount: cents(payment.amountCents),
    date: payment.payOn,
    loanNumber: entry.lease.loanNumber,
    methodKind: payment.methodKind,
    last4: payment.methodLast4,
    paymentId: payment.id,
  });
  await postMail(tx, email, letter, clock.now());
}

const insertMovement = prepared((tx) =>
  tx
    .insert(movements)
    .values({
      leaseId: sql.placeholder('leaseId'),
      kind: 'payment',
      amountCents: sql.placeholder('amountCents'),
      movedOn: sql.placeholder('movedOn'),
      paymentType: sql.placeholder('paymentType'),
      paymentId: sql.placeholder('paymentId'),
    })
    .prepare('insert_movement'),
);

/** Moves the money of a payment, and the discount that paying off early earns. */
export async function carryOut(
  tx: Db,
  payment: typeof payments.$inferSelect,
  discountCents: number,
): Promise<void> {
  const moved = { leaseId: payment.leaseId, movedOn: payment.payOn };
  await insertMovement(tx).execute({
    ...moved,
    amountCents: payment.amountCents,
    paymentType: payment.methodKind === 'card' ? 'Card' : 'ACH',
    paymentId: payment.id,
  });
  if (discountCents > 0) {
    await tx
      .insert(movements)
      .values({ ...moved, kind: 'early_payoff_discount', amountCents: discountCents });
  }
}

function replay(status: number | null, row: Parameters<typeof storedEnvelope>[0]): PaymentOutcome {
  return { answer: new StoredAnswer(status ?? 500, storedEnvelope(row)), isReplay: true };
}
