import { addDays, compareDates, type CalendarDate } from '@portal/domain';
import { and, asc, eq, lte, or } from 'drizzle-orm';
import { customerToday, utcDay } from '../clock/customer-day.ts';
import { lockLease } from '../leases/lease-store.ts';
import { paymentDeclinedEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import type { Authorisation } from '../processor/processor.ts';
import type { Db } from '../store/database.ts';
import { leases, payments, users, type Account } from '../store/schema.ts';
import type { PaymentServices } from './payment-services.ts';
import { enqueueReceipt, receiptOf, recordMovements, type PaymentRow } from './record-payment.ts';

/** Milliseconds that a process of the api has for one payment, many times what the processor takes to answer. */
export const drawingLimit = 120_000;

/**
 * Draws the scheduled payments whose day has come in their customer's time zone. Any number of processes of the api may
 * do so at once: each payment is drawn once, and never more than the balance.
 *
 * A payment is first claimed for a while, in a transaction of its own; then the processor is asked, with no
 * transaction open; then the money moves. A payment whose process died is claimed again later, and the processor is
 * asked under the same key, so that it moves the money once.
 *
 * @returns how many payments were finished: drawn, declined or withdrawn
 */
export async function drawDuePayments(services: PaymentServices): Promise<number> {
  let finished = 0;
  for (const due of await findDue(services)) {
    if (await drawPayment(services, due)) finished += 1;
  }
  return finished;
}

interface DuePayment {
  readonly id: number;
  readonly leaseId: number;
  readonly uuid: string;
  readonly owner: Account;
}

/** Returns the payments whose day has come and that nobody has claimed, the oldest first. */
async function findDue({ db, clock }: PaymentServices): Promise<readonly DuePayment[]> {
  const now = clock.now();
  // No time zone is a whole day ahead of UTC.
  const latest = addDays(utcDay(now), 1);
  const rows = await db
    .select({ payment: payments, uuid: leases.uuid, owner: users })
    .from(payments)
    .innerJoin(leases, eq(leases.id, payments.leaseId))
    .innerJoin(users, eq(users.id, leases.userId))
    .where(and(isClaimable(now), lte(payments.payOn, latest)))
    .orderBy(asc(payments.payOn), asc(payments.id));
  return rows
    .filter(({ payment, owner }) => {
      const today = customerToday(now, { timezone: null }, owner);
      return compareDates(payment.payOn, today) <= 0;
    })
    .map(({ payment: { id, leaseId }, uuid, owner }) => ({ id, leaseId, uuid, owner }));
}

const isClaimable = (now: Date) =>
  or(eq(payments.status, 'scheduled'), and(eq(payments.status, 'drawing'), lte(payments.claimedUntil, now)));

async function drawPayment(services: PaymentServices, due: DuePayment): Promise<boolean> {
  const { db, clock, processor } = services;
  const claimed = await db.transaction((tx) => claim(tx, clock.now(), due));
  if (claimed === 'busy') return false;
  if (claimed === 'withdrawn') return true;
  const authorisation = await processor.authorise(claimed.methodLast4, `scheduled-${due.id}`);
  return db.transaction((tx) => recordOutcome(tx, clock.now(), due, { payOn: claimed.payOn, authorisation }));
}

/** Claims a payment; the lease is locked before the payment, as by a payoff that withdraws what is scheduled. */
async function claim(
  tx: Db,
  now: Date,
  { id, leaseId, uuid, owner }: DuePayment,
): Promise<PaymentRow | 'busy' | 'withdrawn'> {
  const [free] = await tx
    .select({ id: leases.id })
    .from(leases)
    .where(eq(leases.id, leaseId))
    .for('update', { skipLocked: true });
  if (!free) return 'busy';
  const [other] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.leaseId, leaseId), eq(payments.status, 'drawing')));
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
    payment.status === 'drawing' ? payment.amountCents : await amountToDraw(tx, payment, { uuid, owner });
  if (amountCents <= 0) {
    await tx.update(payments).set({ status: 'withdrawn' }).where(eq(payments.id, id));
    return 'withdrawn';
  }
  const [claimed] = await tx
    .update(payments)
    .set({ status: 'drawing', amountCents, claimedUntil })
    .where(eq(payments.id, id))
    .returning();
  return claimed ?? 'busy';
}

/** Returns the scheduled amount, at most the balance; zero when the lease has been paid off. */
async function amountToDraw(
  tx: Db,
  { amountCents, payOn }: PaymentRow,
  { uuid, owner }: Pick<DuePayment, 'uuid' | 'owner'>,
) {
  const entry = await lockLease(tx, { userId: owner.id, uuid }, payOn);
  return entry?.status === 'running' ? Math.min(amountCents, entry.account.balance) : 0;
}

/** Stores the outcome of a claimed payment, unless another process has done so. */
async function recordOutcome(
  tx: Db,
  now: Date,
  { id, uuid, owner }: DuePayment,
  { payOn, authorisation }: { readonly payOn: CalendarDate; readonly authorisation: Authorisation },
): Promise<boolean> {
  const entry = await lockLease(tx, { userId: owner.id, uuid }, payOn);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.status, 'drawing')))
    .for('update');
  if (!payment || entry?.status !== 'running') return false;
  if (authorisation.status === 'declined') {
    await tx.update(payments).set({ status: 'declined', claimedUntil: null }).where(eq(payments.id, id));
    const email = paymentDeclinedEmail(receiptOf(payment, entry), authorisation.reason);
    await enqueueEmail(tx, owner.email, email, now);
    return true;
  }
  const isPayoff = payment.amountCents === entry.account.balance;
  const [drawn] = await tx
    .update(payments)
    .set({ status: 'processed', claimedUntil: null, isPayoff })
    .where(eq(payments.id, id))
    .returning();
  if (!drawn) throw new Error('The payment that was locked does not exist any more.');
  await recordMovements(tx, drawn, entry);
  await enqueueReceipt(tx, drawn, { entry, email: owner.email, now });
  return true;
}
