import { cents, compareDates, toDecimal } from '@portal/domain';
import type { WirePaymentReceipt } from '@portal/domain/endpoints';
import { eq } from 'drizzle-orm';
import { utcDay } from '../clock/customer-day.ts';
import { discountOfPayoff } from '../leases/account-state.ts';
import { holdLease, type LeaseEntry } from '../leases/lease-book.ts';
import { processedLetter, scheduledLetter } from '../mail/letters.ts';
import { postMail } from '../mail/outbox.ts';
import { findMethod, type OwnedMethod } from '../methods/method-store.ts';
import { StoredAnswer, type Services } from '../server/call.ts';
import { failed, succeeded } from '../server/envelope.ts';
import { Failure, notFound } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { isUuid } from '../store/ids.ts';
import { movements, payments, users, type MethodKind } from '../store/schema.ts';
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
  const { db, clock, processor } = services;
  const { attempt } = request;
  const answered = await findAnswered(db, attempt);
  if (answered) return replay(answered.answerStatus, answered);

  const method = await findMethod(db, attempt.userId, request.methodKind, request.methodId);
  if (!method) throw notFound('The payment method');
  if (!isUuid(request.leaseUuid)) throw notFound('The lease');
  // The rules are looked at before anybody is asked for money, and again when the lease is held.
  await db.transaction((tx) => holdAndCheck(tx, services, request, method));

  const isSlow = processor.isSlow(method.last4);
  if (isSlow) await announceAttempt(db, attempt, clock.now());
  const authorisation = await processor.authorise(method.last4, attempt.key);
  try {
    return await db.transaction((tx) => settle(tx, services, request, method, authorisation));
  } catch (error) {
    if (isSlow && error instanceof Failure) await withdrawAttempt(db, attempt);
    throw error;
  }
}

async function holdAndCheck(tx: Db, { clock }: Services, request: PaymentRequest, { method }: OwnedMethod) {
  const owner = { userId: request.attempt.userId, uuid: request.leaseUuid };
  const entry = await holdLease(tx, owner, request.today);
  if (!entry) throw notFound('The lease');
  if (entry.kind === 'application') throw new Failure(422, { lease: ['This lease has not begun.'] });
  const apiDay = utcDay(clock.now());
  const scheduled = await findScheduled(tx, entry.lease.id, request.today);
  return { entry, ...checkOrder(request, { entry, method, scheduled, apiDay }) };
}

async function settle(
  tx: Db,
  services: Services,
  request: PaymentRequest,
  method: OwnedMethod,
  authorisation: Authorisation,
): Promise<PaymentOutcome> {
  const { attempt } = request;
  const now = services.clock.now();
  const held = await holdAttempt(tx, attempt, now);
  if (held.answerStatus !== null) return replay(held.answerStatus, held);
  const { entry, isPayoff } = await holdAndCheck(tx, services, request, method);
  // Held until the payment is stored: a method with a scheduled payment can't be removed.
  const { userId } = attempt;
  if (!(await findMethod(tx, userId, request.methodKind, method.id, 'held'))) {
    throw notFound('The payment method');
  }
  if (authorisation.outcome === 'refused') {
    const answer = failed(402, authorisation.reason);
    await finishAttempt(tx, attempt, { status: 402, answer, paymentId: null });
    return { answer: new StoredAnswer(402, answer), isReplay: false };
  }
  const isLater = compareDates(request.date, request.today) > 0;
  const [payment] = await tx
    .insert(payments)
    .values({
      leaseId: entry.lease.id,
      amountCents: request.amount,
      payOn: request.date,
      state: isLater ? 'scheduled' : 'processed',
      methodKind: request.methodKind,
      methodId: method.id,
      methodLast4: method.last4,
      isPayoff,
      createdAt: now,
    })
    .returning();
  if (!payment) throw new Error('The payment was not stored.');
  if (!isLater) {
    await carryOut(tx, payment, isPayoff ? discountOfPayoff(entry.account) : 0);
    if (isPayoff) await withdrawScheduled(tx, entry.lease.id);
  }
  await mailReceipt(tx, services, payment, { entry, userId });
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
  { entry, userId }: { readonly entry: LeaseEntry; readonly userId: number },
): Promise<void> {
  const [owner] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!owner) return;
  const write = payment.state === 'scheduled' ? scheduledLetter : processedLetter;
  const letter = write({
    amount: cents(payment.amountCents),
    date: payment.payOn,
    loanNumber: entry.lease.loanNumber,
    methodKind: payment.methodKind,
    last4: payment.methodLast4,
    paymentId: payment.id,
  });
  await postMail(tx, owner.email, letter, clock.now());
}

/** Moves the money of a payment, and the discount that paying off early earns. */
export async function carryOut(
  tx: Db,
  payment: typeof payments.$inferSelect,
  discountCents: number,
): Promise<void> {
  const moved = { leaseId: payment.leaseId, movedOn: payment.payOn };
  await tx.insert(movements).values({
    ...moved,
    kind: 'payment',
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
