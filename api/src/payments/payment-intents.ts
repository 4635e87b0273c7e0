import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Charge } from '../processor/processor.ts';
import type { Recipient } from '../mail/reader.ts';
import type { Db } from '../store/database.ts';
import type { NextStatus, PaymentStatus } from '../store/payment-statuses.ts';
import { prepared } from '../store/prepared.ts';
import { charges, leases, paymentAttempts, payments, users } from '../store/schema.ts';
import type { PaymentServices } from './payment-services.ts';
import type { PaymentRequest, ValidatedPayment } from './validate-payment.ts';

export type PaymentRow = typeof payments.$inferSelect;

/** Milliseconds after which another process takes up a payment without an outcome: longer than a processor may take. */
export const answerLimit = 30_000;

/** A payment that is asked for, by the key of its charge. */
export interface OpenCharge {
  readonly payment: PaymentRow;
  readonly key: string;
}

const insertPayment = prepared((tx) => {
  const payment = tx.$with('payment').as(
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
        methodReference: sql.placeholder('methodReference'),
        isPayoff: sql.placeholder('isPayoff'),
        // A placeholder of Drizzle's own date column rejects null.
        claimedUntil: sql`${sql.placeholder('claimedUntil')}`,
        tries: sql.placeholder('tries'),
        authorization: sql.placeholder('authorization'),
        createdAt: sql.placeholder('createdAt'),
      })
      .returning(),
  );
  const link = tx.$with('link').as(
    tx
      .update(paymentAttempts)
      .set({ paymentId: sql`(select ${payment.id} from ${payment})` })
      .where(
        and(
          eq(paymentAttempts.userId, sql.placeholder('userId')),
          eq(paymentAttempts.key, sql.placeholder('key')),
        ),
      )
      .returning({ key: paymentAttempts.key }),
  );
  const charge = tx.$with('charge').as(
    tx
      .insert(charges)
      .select(
        sql`select ${payment.chargeKey}, ${payment.id}, 'asked', null, null::timestamp with time zone, ${payment.createdAt}
          from ${payment} where ${payment.status} = 'processing'`,
      )
      .returning({ key: charges.key }),
  );
  return tx.with(payment, link, charge).select().from(payment).prepare('insert_payment');
});

/**
 * Stores the payment that a customer ordered, under the customer's key, before anybody is asked for its money; with the
 * charge that the processor is asked for next, when that is today.
 *
 * @param first its first status: `processing` when the processor is asked next, `scheduled` when its day is to come
 */
export async function storePayment(
  tx: Db,
  request: PaymentRequest,
  { entry, method, isPayoff }: Pick<ValidatedPayment, 'entry' | 'method' | 'isPayoff'>,
  {
    status,
    now,
  }: { readonly status: NextStatus<'created'> & ('processing' | 'scheduled'); readonly now: Date },
): Promise<OpenCharge> {
  const isAsked = status === 'processing';
  const { userId, key } = request.attempt;
  const [payment] = await insertPayment(tx).execute({
    leaseId: entry.lease.id,
    amountCents: request.amount,
    payOn: request.date,
    status,
    methodType: request.methodType,
    methodId: method.id,
    methodLast4: method.last4,
    methodReference: method.reference,
    isPayoff,
    claimedUntil: isAsked ? new Date(now.getTime() + answerLimit).toISOString() : null,
    tries: isAsked ? 1 : 0,
    authorization: request.authorization,
    createdAt: now,
    userId,
    key,
  });
  if (!payment) throw new Error('The payment was not stored.');
  return { payment, key: payment.chargeKey };
}

const insertCharge = prepared((tx) =>
  tx
    .insert(charges)
    .values({
      key: sql.placeholder('key'),
      paymentId: sql.placeholder('paymentId'),
      status: 'asked',
      createdAt: sql.placeholder('now'),
    })
    .prepare('insert_charge'),
);

/** Stores an attempt at the processor before the processor is asked. */
export async function storeCharge(tx: Db, { payment, key }: OpenCharge, now: Date): Promise<OpenCharge> {
  await insertCharge(tx).execute({ key, paymentId: payment.id, now });
  return { payment, key };
}

/** Returns the key of the charge that may have moved the money of a payment; null when there is none. */
export async function liveChargeOf(tx: Db, paymentId: number): Promise<string | null> {
  const [live] = await tx
    .select({ key: charges.key })
    .from(charges)
    .where(and(eq(charges.paymentId, paymentId), inArray(charges.status, ['asked', 'accepted'])));
  return live?.key ?? null;
}

/**
 * What the processor is asked for.
 *
 * @param lease the uuid of the payment's lease
 */
export const chargeOf = ({ payment, key }: OpenCharge, lease: string): Charge => ({
  key,
  payment: payment.id,
  lease,
  amountCents: payment.amountCents,
  currency: 'USD',
  method: {
    type: payment.methodType,
    reference: payment.methodReference ?? '',
    last4: payment.methodLast4,
  },
});

type Change = Partial<Pick<PaymentRow, 'amountCents' | 'tries' | 'reason' | 'isPayoff'>> & {
  readonly claimedUntil?: Date | null;
};

/**
 * Moves a payment that the transaction has locked from one status to one that may follow it.
 *
 * @throws Error when it does not have the status that it was found with
 */
export async function movePayment<From extends PaymentStatus>(
  tx: Db,
  { id }: Pick<PaymentRow, 'id'>,
  from: From,
  to: NextStatus<From>,
  change: Change = {},
): Promise<PaymentRow> {
  const [moved] = await tx
    .update(payments)
    .set({ claimedUntil: null, ...change, status: to })
    .where(and(eq(payments.id, id), eq(payments.status, from)))
    .returning();
  if (!moved) throw new Error(`Payment ${id} is not ${from}.`);
  return moved;
}

/** Stores that the processor declined a charge that was asked. */
export async function recordDecline(tx: Db, key: string): Promise<void> {
  await tx
    .update(charges)
    .set({ status: 'declined' })
    .where(and(eq(charges.key, key), eq(charges.status, 'asked')));
}

/** Stores that a charge is to be taken back; the worker then does so until the processor confirms it. */
export async function storeVoid(tx: Db, key: string, now: Date): Promise<void> {
  await tx
    .update(charges)
    .set({ status: 'voiding', claimedUntil: now })
    .where(and(eq(charges.key, key), inArray(charges.status, ['asked', 'accepted'])));
}

/** Where a payment is booked, and who is told. */
export interface PaymentOwner extends Recipient {
  readonly userId: number;
  readonly uuid: string;
}

/** The columns of a payment's owner, for a selection that joins leases and users. */
export const ownerColumns = {
  userId: users.id,
  email: users.email,
  language: users.language,
  brand: users.brand,
  uuid: leases.uuid,
};

const minute = 60_000;

/** Milliseconds before each further try of a payment that got no answer: eight tries in a day. */
const pausesBetweenTries = [1, 4, 15, 60, 240, 480, 640].map((minutes) => minutes * minute);
export const mostTries = pausesBetweenTries.length + 1;

/** Stores why a try of an open payment had no outcome, and when the next one is due. */
export async function recordFailedTry(
  { db, clock }: Pick<PaymentServices, 'db' | 'clock'>,
  { id }: Pick<PaymentRow, 'id'>,
  failure: unknown,
): Promise<void> {
  const pauses = sql.raw(`array[${pausesBetweenTries.join(',')}]`);
  const next = sql`${clock.now().toISOString()}::timestamp with time zone + make_interval(secs =>
    (${pauses})[least(${payments.tries}, ${pausesBetweenTries.length})] / 1000.0)`;
  await db
    .update(payments)
    .set({ failure: JSON.stringify(failure), claimedUntil: next })
    .where(and(eq(payments.id, id), eq(payments.status, 'processing')));
}
