import { addDays, cents, compareDates, type CalendarDate } from '@portal/domain';
import { and, asc, eq, lte, or } from 'drizzle-orm';
import { customerDay, utcDay } from '../clock/customer-day.ts';
import { discountOfPayoff } from '../leases/account-state.ts';
import { holdLease } from '../leases/lease-book.ts';
import { refusedLetter } from '../mail/letters.ts';
import { postMail } from '../mail/outbox.ts';
import type { Services } from '../server/call.ts';
import type { Db } from '../store/database.ts';
import { leases, payments, users } from '../store/schema.ts';
import { carryOut, mailReceipt } from './make-payment.ts';
import type { Authorisation } from './processor.ts';
import { withdrawScheduled } from './scheduled-payments.ts';

type Means = Pick<Services, 'db' | 'clock' | 'processor'>;

/** Milliseconds that a copy of the api has for one payment, many times what the network takes to answer. */
export const drawingLimit = 120_000;

/**
 * Carries out the scheduled payments whose day has come where their customer is. Any number of copies of the api
 * may do so at once: each payment is drawn once, and never more than the balance.
 *
 * A payment is first taken in hand for a while, in a transaction of its own; then the network is asked, with no
 * transaction open; then the money moves. Whatever a copy that died had in hand is taken up again by the next: the
 * network is asked under the same key, so that it moves the money once.
 *
 * @returns how many this call settled: drawn, refused or withdrawn
 */
export async function drawDuePayments(means: Means): Promise<number> {
  let settled = 0;
  for (const due of await findDue(means)) {
    if (await draw(means, due)) settled += 1;
  }
  return settled;
}

interface Due {
  readonly id: number;
  readonly leaseId: number;
  readonly uuid: string;
  readonly owner: typeof users.$inferSelect;
}

type PaymentRow = typeof payments.$inferSelect;

/** Payments whose day has come, or that were in hand for too long; the oldest first. */
async function findDue({ db, clock }: Means): Promise<readonly Due[]> {
  const now = clock.now();
  // No zone is a whole day ahead of UTC.
  const latest = addDays(utcDay(now), 1);
  const rows = await db
    .select({ payment: payments, uuid: leases.uuid, owner: users })
    .from(payments)
    .innerJoin(leases, eq(leases.id, payments.leaseId))
    .innerJoin(users, eq(users.id, leases.userId))
    .where(and(isFree(now), lte(payments.payOn, latest)))
    .orderBy(asc(payments.payOn), asc(payments.id));
  return rows
    .filter(({ payment, owner }) => {
      const today = customerDay(now, { timezone: null }, owner);
      return compareDates(payment.payOn, today) <= 0;
    })
    .map(({ payment: { id, leaseId }, uuid, owner }) => ({ id, leaseId, uuid, owner }));
}

const isFree = (now: Date) =>
  or(eq(payments.state, 'scheduled'), and(eq(payments.state, 'drawing'), lte(payments.heldUntil, now)));

async function draw(means: Means, due: Due): Promise<boolean> {
  const { db, clock, processor } = means;
  const taken = await db.transaction((tx) => takeInHand(tx, clock.now(), due));
  if (taken === 'busy') return false;
  if (taken === 'withdrawn') return true;
  const authorisation = await processor.authorise(taken.methodLast4, `scheduled-${due.id}`);
  return db.transaction((tx) => settle(tx, means, due, { payOn: taken.payOn, authorisation }));
}

/** The lease before the payment, as a payoff that withdraws what is scheduled holds them. */
async function takeInHand(
  tx: Db,
  now: Date,
  { id, leaseId, uuid, owner }: Due,
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
    .where(and(eq(payments.leaseId, leaseId), eq(payments.state, 'drawing')));
  if (other && other.id !== id) return 'busy';
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), isFree(now)))
    .for('update');
  if (!payment) return 'busy';
  const heldUntil = new Date(now.getTime() + drawingLimit);
  // Whoever had it before has asked for this amount: under one key the network hears nothing else.
  const amountCents =
    payment.state === 'drawing' ? payment.amountCents : await amountOf(tx, payment, { uuid, owner });
  if (amountCents <= 0) {
    await tx.update(payments).set({ state: 'withdrawn' }).where(eq(payments.id, id));
    return 'withdrawn';
  }
  const [taken] = await tx
    .update(payments)
    .set({ state: 'drawing', amountCents, heldUntil })
    .where(eq(payments.id, id))
    .returning();
  return taken ?? 'busy';
}

/** At most the balance; zero when the lease has been paid off. */
async function amountOf(
  tx: Db,
  { amountCents, payOn }: PaymentRow,
  { uuid, owner }: Pick<Due, 'uuid' | 'owner'>,
) {
  const entry = await holdLease(tx, { userId: owner.id, uuid }, payOn);
  return entry?.kind === 'running' ? Math.min(amountCents, entry.account.balance) : 0;
}

async function settle(
  tx: Db,
  { clock }: Means,
  { id, uuid, owner }: Due,
  { payOn, authorisation }: { readonly payOn: CalendarDate; readonly authorisation: Authorisation },
): Promise<boolean> {
  const entry = await holdLease(tx, { userId: owner.id, uuid }, payOn);
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.state, 'drawing')))
    .for('update');
  // Gone or settled: another copy was quicker.
  if (!payment || entry?.kind !== 'running') return false;
  if (authorisation.outcome === 'refused') {
    await tx.update(payments).set({ state: 'refused', heldUntil: null }).where(eq(payments.id, id));
    const receipt = {
      amount: cents(payment.amountCents),
      date: payOn,
      loanNumber: entry.lease.loanNumber,
      methodKind: payment.methodKind,
      last4: payment.methodLast4,
      paymentId: id,
    };
    await postMail(tx, owner.email, refusedLetter(receipt, authorisation.reason), clock.now());
    return true;
  }
  const isPayoff = payment.amountCents === entry.account.balance;
  const [drawn] = await tx
    .update(payments)
    .set({ state: 'processed', heldUntil: null, isPayoff })
    .where(eq(payments.id, id))
    .returning();
  if (!drawn) throw new Error('The payment that was held is gone.');
  await carryOut(tx, drawn, isPayoff ? discountOfPayoff(entry.account) : 0);
  if (isPayoff) await withdrawScheduled(tx, payment.leaseId);
  await mailReceipt(tx, { clock }, drawn, { entry, email: owner.email });
  return true;
}
