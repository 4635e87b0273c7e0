import { addDays, compareDates, type CalendarDate } from '@portal/domain';
import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import { utcDay } from '../clock/customer-day.ts';
import { leaseDay } from '../leases/lease-day.ts';
import { lockLease } from '../leases/lease-store.ts';
import { paymentDeclinedEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import type { Authorisation } from '../processor/processor.ts';
import { traceOf } from '../server/error-trace.ts';
import type { Db } from '../store/database.ts';
import { leases, payments, users, type Account } from '../store/schema.ts';
import type { PaymentServices } from './payment-services.ts';
import { enqueueReceipt, receiptOf, recordMovements, type PaymentRow } from './record-payment.ts';

/** Milliseconds that a process of the api has for one payment, many times what the processor takes to answer. */
export const drawingLimit = 120_000;

const minute = 60_000;

/** Milliseconds before each further try of a payment that got no answer: eight tries in a day. */
const pausesBetweenTries = [1, 4, 15, 60, 240, 480, 640].map((minutes) => minutes * minute);
export const mostTries = pausesBetweenTries.length + 1;

/** Payments that are read at once. */
const batchSize = 100;

/** Leases whose payments one process draws at the same time, so that slow answers do not add up. */
const drawnAtOnce = 8;

/**
 * Draws the scheduled payments whose day has come in their lease's time zone (OP-105). Any number of processes of the api may
 * do so at once: each payment is drawn once, and never more than the balance.
 *
 * A payment is first claimed for a while, in a transaction of its own; then the processor is asked, with no
 * transaction open; then the money moves. A payment whose process died is claimed again later, and the processor is
 * asked under the same key, so that it moves the money once. A payment that fails is tried again later, and canceled
 * with an email after `mostTries`; it never holds up another.
 *
 * @returns how many payments were finished: drawn, declined or canceled
 */
export async function drawDuePayments(services: PaymentServices): Promise<number> {
  let finished = 0;
  let after: Position = { payOn: '0001-01-01' as CalendarDate, id: 0 };
  for (;;) {
    const batch = await findDue(services, after);
    const last = batch.at(-1);
    if (!last) return finished;
    finished += await drawBatch(services, batch);
    after = last;
  }
}

/** A place in the queue, which is in the order of days and then of ids. */
interface Position {
  readonly payOn: CalendarDate;
  readonly id: number;
}

interface DuePayment extends Position {
  readonly leaseId: number;
  readonly uuid: string;
  readonly timeZone: string | null;
  readonly owner: Account;
}

/** Returns the next payments in the queue whose day may have come and that nobody has claimed. */
async function findDue({ db, clock }: PaymentServices, after: Position): Promise<readonly DuePayment[]> {
  const now = clock.now();
  // No time zone is a whole day ahead of UTC.
  const latest = addDays(utcDay(now), 1);
  const rows = await db
    .select({ payment: payments, uuid: leases.uuid, timeZone: leases.timeZone, owner: users })
    .from(payments)
    .innerJoin(leases, eq(leases.id, payments.leaseId))
    .innerJoin(users, eq(users.id, leases.userId))
    .where(
      and(
        isClaimable(now),
        lte(payments.payOn, latest),
        sql`(${payments.payOn}, ${payments.id}) > (${after.payOn}::date, ${after.id})`,
      ),
    )
    .orderBy(asc(payments.payOn), asc(payments.id))
    .limit(batchSize);
  return rows.map(({ payment: { id, leaseId, payOn }, ...more }) => ({ id, leaseId, payOn, ...more }));
}

const isClaimable = (now: Date) =>
  or(
    eq(payments.status, 'scheduled'),
    and(eq(payments.status, 'processing'), lte(payments.claimedUntil, now)),
  );

/** Draws the payments of several leases at the same time, and those of one lease one after the other. */
async function drawBatch(services: PaymentServices, batch: readonly DuePayment[]): Promise<number> {
  const isDue = ({ payOn, timeZone }: DuePayment) =>
    compareDates(payOn, leaseDay(services, timeZone).today) <= 0;
  const byLease = new Map<number, DuePayment[]>();
  for (const due of batch.filter(isDue)) {
    byLease.set(due.leaseId, [...(byLease.get(due.leaseId) ?? []), due]);
  }
  const waiting = [...byLease.values()];
  let finished = 0;
  const drawLeases = async () => {
    for (let ofLease = waiting.shift(); ofLease; ofLease = waiting.shift()) {
      for (const due of ofLease) if (await drawPayment(services, due)) finished += 1;
    }
  };
  await Promise.all(Array.from({ length: drawnAtOnce }, drawLeases));
  return finished;
}

/** Draws one payment; whatever goes wrong with it is stored with it. */
async function drawPayment(services: PaymentServices, due: DuePayment): Promise<boolean> {
  const { db, processor } = services;
  try {
    const claimed = await db.transaction((tx) => claim(tx, services, due));
    if (claimed === 'busy') return false;
    if (claimed === 'canceled') return true;
    if (claimed.tries > mostTries) return await giveUp(services, due);
    const authorisation = await processor.authorise(claimed.methodLast4, keyOf(due));
    return await db.transaction((tx) =>
      recordOutcome(tx, services, due, { payOn: claimed.payOn, authorisation }),
    );
  } catch (error) {
    return recordFailure(services, due, error);
  }
}

/** The processor's key of a draw. */
const keyOf = ({ id }: DuePayment) => `scheduled-${id}`;

/** Stores why a try failed and when the next one is due; after the last try the payment is given up. */
async function recordFailure(services: PaymentServices, due: DuePayment, error: unknown): Promise<boolean> {
  const { db, clock } = services;
  const failure = JSON.stringify(traceOf(error));
  const [failed] = await db
    .update(payments)
    .set({ failure, claimedUntil: sql`${nextTry(clock.now())}` })
    .where(and(eq(payments.id, due.id), eq(payments.status, 'processing')))
    .returning();
  // Not claimed: the next run of the worker tries again.
  if (!failed || failed.tries < mostTries) return false;
  return giveUp(services, due).catch(() => false);
}

/** The time of the next try, from the number of tries in the row. */
const nextTry = (now: Date) => {
  const pauses = sql.raw(`array[${pausesBetweenTries.join(',')}]`);
  return sql`${now.toISOString()}::timestamp with time zone + make_interval(secs =>
    (${pauses})[least(${payments.tries}, ${pausesBetweenTries.length})] / 1000.0)`;
};

const givenUp = 'The payment processor did not answer, so we stopped trying. Nothing was taken.';

/**
 * Cancels a payment whose tries are used up, and tells the customer. Whatever a try may have approved is voided first:
 * as long as that fails, the outcome stays open.
 */
async function giveUp(services: PaymentServices, due: DuePayment): Promise<boolean> {
  const { db, clock, processor } = services;
  await processor.voidAuthorisation(keyOf(due));
  return db.transaction(async (tx) => {
    const entry = await lockLease(tx, services, { userId: due.owner.id, uuid: due.uuid, on: due.payOn });
    if (entry?.status !== 'running') return false;
    const [canceled] = await tx
      .update(payments)
      .set({ status: 'canceled', claimedUntil: null, reason: givenUp })
      .where(and(eq(payments.id, due.id), eq(payments.status, 'processing')))
      .returning();
    if (!canceled) return false;
    const email = paymentDeclinedEmail(receiptOf(canceled, entry), givenUp);
    await enqueueEmail(tx, due.owner.email, email, clock.now());
    return true;
  });
}

/** Claims a payment; the lease is locked before the payment, as by a payoff that cancels what is scheduled. */
async function claim(
  tx: Db,
  services: PaymentServices,
  { id, leaseId, uuid, owner }: DuePayment,
): Promise<PaymentRow | 'busy' | 'canceled'> {
  const now = services.clock.now();
  const [free] = await tx
    .select({ id: leases.id })
    .from(leases)
    .where(eq(leases.id, leaseId))
    .for('update', { skipLocked: true });
  if (!free) return 'busy';
  const [other] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.leaseId, leaseId), eq(payments.status, 'processing')));
  if (other && other.id !== id) return 'busy';
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), isClaimable(now)))
    .for('update');
  if (!payment) return 'busy';
  const claimedUntil = new Date(now.getTime() + drawingLimit);
  // The earlier claim may have asked for this amount already: a key must not come with two amounts.
  const amountCents =
    payment.status === 'processing'
      ? payment.amountCents
      : await amountToDraw(tx, services, payment, { uuid, owner });
  if (amountCents <= 0) {
    await tx.update(payments).set({ status: 'canceled' }).where(eq(payments.id, id));
    return 'canceled';
  }
  const [claimed] = await tx
    .update(payments)
    .set({ status: 'processing', amountCents, claimedUntil, tries: sql`${payments.tries} + 1` })
    .where(eq(payments.id, id))
    .returning();
  return claimed ?? 'busy';
}

/** Returns the scheduled amount, at most the balance; zero when the lease has been paid off. */
async function amountToDraw(
  tx: Db,
  services: PaymentServices,
  { amountCents, payOn }: PaymentRow,
  { uuid, owner }: Pick<DuePayment, 'uuid' | 'owner'>,
) {
  const entry = await lockLease(tx, services, { userId: owner.id, uuid, on: payOn });
  return entry?.status === 'running' ? Math.min(amountCents, entry.account.balance) : 0;
}

/** Stores the outcome of a claimed payment, unless another process has done so. */
async function recordOutcome(
  tx: Db,
  services: PaymentServices,
  { id, uuid, owner }: DuePayment,
  { payOn, authorisation }: { readonly payOn: CalendarDate; readonly authorisation: Authorisation },
): Promise<boolean> {
  const now = services.clock.now();
  const entry = await lockLease(tx, services, { userId: owner.id, uuid, on: payOn });
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.status, 'processing')))
    .for('update');
  if (!payment || entry?.status !== 'running') return false;
  if (authorisation.status === 'declined') {
    await tx
      .update(payments)
      .set({ status: 'declined', claimedUntil: null, reason: authorisation.reason })
      .where(eq(payments.id, id));
    const email = paymentDeclinedEmail(receiptOf(payment, entry), authorisation.reason);
    await enqueueEmail(tx, owner.email, email, now);
    return true;
  }
  const isPayoff = payment.amountCents === entry.account.balance;
  const [drawn] = await tx
    .update(payments)
    .set({ status: 'succeeded', claimedUntil: null, isPayoff })
    .where(eq(payments.id, id))
    .returning();
  if (!drawn) throw new Error('The payment that was locked does not exist any more.');
  await recordMovements(tx, drawn, entry);
  await enqueueReceipt(tx, drawn, { entry, email: owner.email, now });
  return true;
}
