import { cents, compareDates, toDecimal } from '@portal/domain';
import type { WirePaymentReceipt } from '@portal/api-contract';
import { sql } from 'drizzle-orm';
import { utcDay } from '../clock/customer-day.ts';
import { discountOfPayoff } from '../leases/account-state.ts';
import { holdLease, type LeaseEntry } from '../leases/lease-book.ts';
import { processedLetter, scheduledLetter } from '../mail/letters.ts';
import { postMail } from '../mail/outbox.ts';
import { holdMethod, type OwnedMethod } from '../methods/method-store.ts';
import { StoredAnswer, type Services } from '../server/call.ts';
import { failed, succeeded } from '../server/envelope.ts';
import { Failure, invalid, notFound } from '../server/failure.ts';
import type { Db } from '../store/database.ts';
import { isUuid } from '../store/ids.ts';
import { prepared } from '../store/prepared.ts';
import { movements, payments, type MethodKind } from '../store/schema.ts';
import {
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
  if (!isUuid(request.leaseUuid)) throw notFound('The lease');
  const { db, processor } = services;
  const outcome = await db.transaction(async (tx) => {
    const admitted = await admit(tx, services, request);
    if (admitted.kind === 'answered') return admitted.outcome;
    const { last4 } = admitted.method;
    // No transaction is open while the network is asked: the attempt stays written down, for others to see.
    if (processor.isSlow(last4)) return { slow: last4 };
    return settle(
      tx,
      services,
      request,
      admitted,
      await processor.authorise(last4, networkKey(request.attempt)),
    );
  });
  return 'slow' in outcome ? askFirst(services, request, outcome.slow) : outcome;
}

/** What the network knows an attempt by: customers choose their keys, and two may choose one. */
const networkKey = ({ userId, key }: AttemptKey) => `payment-${userId}-${key}`;

/** The rules were met when the attempt was written down, and are looked at again when the lease is held anew. */
async function askFirst(services: Services, request: PaymentRequest, last4: string): Promise<PaymentOutcome> {
  const { db, processor } = services;
  const { attempt } = request;
  const key = networkKey(attempt);
  const authorisation = await processor.authorise(last4, key);
  try {
    return await db.transaction(async (tx) => {
      const admitted = await admit(tx, services, request);
      if (admitted.kind === 'answered') return admitted.outcome;
      // Another card may stand in its place by now: what was asked of one is not booked on the other.
      if (admitted.method.last4 !== last4)
        throw invalid({ method_id: 'This card has been replaced. Pay again.' });
      return settle(tx, services, request, admitted, authorisation);
    });
  } catch (error) {
    if (error instanceof Failure) {
      await withdrawAttempt(db, attempt);
      if (authorisation.outcome === 'approved') await processor.giveBack(key);
    }
    throw error;
  }
}

/** An order that keeps the rules, with its lease and its method held. */
interface Admitted {
  readonly kind: 'admitted';
  readonly entry: Extract<LeaseEntry, { kind: 'running' }>;
  readonly method: OwnedMethod;
  readonly isPayoff: boolean;
}

/** Holds the key, the lease and the method until the transaction ends, and checks the order. */
async function admit(
  tx: Db,
  { clock }: Services,
  request: PaymentRequest,
): Promise<Admitted | { readonly kind: 'answered'; readonly outcome: PaymentOutcome }> {
  const { attempt, today } = request;
  const now = clock.now();
  const held = await holdAttempt(tx, attempt, now);
  // The answer outlives the method.
  if (held.answerStatus !== null) return { kind: 'answered', outcome: replay(held.answerStatus, held) };
  const { userId } = attempt;
  const entry = await holdLease(tx, { userId, uuid: request.leaseUuid }, today);
  if (!entry) throw notFound('The lease');
  if (entry.kind === 'application') throw new Failure(422, { lease: ['This lease has not begun.'] });
  // Held until the payment is stored: a method with a scheduled payment can't be removed.
  const method = await holdMethod(tx, userId, request.methodKind, request.methodId);
  if (!method) throw notFound('The payment method');
  const scheduled = await findScheduled(tx, entry.lease.id, today);
  const { isPayoff } = checkOrder(request, {
    entry,
    method: method.method,
    scheduled,
    apiDay: utcDay(now),
  });
  if (isPayoff && scheduled.some(({ isBeingDrawn }) => isBeingDrawn)) {
    throw invalid({ lease: 'A scheduled payment is being drawn at this moment. Try again in a minute.' });
  }
  return { kind: 'admitted', entry, method, isPayoff };
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

/** Stores an answer for good, and with an approval the payment and what it moves. */
async function settle(
  tx: Db,
  services: Services,
  request: PaymentRequest,
  { entry, method, isPayoff }: Admitted,
  authorisation: Authorisation,
): Promise<PaymentOutcome> {
  const { attempt } = request;
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
    createdAt: services.clock.now(),
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
