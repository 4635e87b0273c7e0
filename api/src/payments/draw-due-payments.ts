import { addDays, cents, compareDates } from '@portal/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import { customerDay, utcDay } from '../clock/customer-day.ts';
import { discountOfPayoff } from '../leases/account-state.ts';
import { holdLease } from '../leases/lease-book.ts';
import { refusedLetter } from '../mail/letters.ts';
import { postMail } from '../mail/outbox.ts';
import type { Services } from '../server/call.ts';
import type { Db } from '../store/database.ts';
import { leases, payments, users } from '../store/schema.ts';
import { carryOut, mailReceipt } from './make-payment.ts';
import { withdrawScheduled } from './scheduled-payments.ts';

type Means = Pick<Services, 'db' | 'clock' | 'processor'>;

/**
 * Carries out the scheduled payments whose day has come where their customer is. Any number of copies of the api
 * may do so at once: each payment is drawn once, and never more than the balance.
 *
 * @returns how many this call settled: drawn, refused or withdrawn
 */
export async function drawDuePayments(means: Means): Promise<number> {
  const { db, clock } = means;
  // No zone is a whole day ahead of UTC.
  const latest = addDays(utcDay(clock.now()), 1);
  const rows = await db
    .select({ payment: payments, uuid: leases.uuid, owner: users })
    .from(payments)
    .innerJoin(leases, eq(leases.id, payments.leaseId))
    .innerJoin(users, eq(users.id, leases.userId))
    .where(and(eq(payments.state, 'scheduled'), lte(payments.payOn, latest)))
    .orderBy(asc(payments.payOn), asc(payments.id));
  let settled = 0;
  for (const { payment, uuid, owner } of rows) {
    const today = customerDay(clock.now(), { timezone: null }, owner);
    if (compareDates(payment.payOn, today) > 0) continue;
    const due = { id: payment.id, leaseId: payment.leaseId, uuid, owner };
    if (await db.transaction((tx) => draw(tx, means, due))) settled += 1;
  }
  return settled;
}

interface Due {
  readonly id: number;
  readonly leaseId: number;
  readonly uuid: string;
  readonly owner: typeof users.$inferSelect;
}

/** The lease before the payment, as a payoff that withdraws what is scheduled holds them. */
async function draw(
  tx: Db,
  { clock, processor }: Means,
  { id, leaseId, uuid, owner }: Due,
): Promise<boolean> {
  const [free] = await tx
    .select({ id: leases.id })
    .from(leases)
    .where(eq(leases.id, leaseId))
    .for('update', { skipLocked: true });
  if (!free) return false;
  const [payment] = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.state, 'scheduled')))
    .for('update', { skipLocked: true });
  if (!payment) return false;
  const entry = await holdLease(tx, { userId: owner.id, uuid }, payment.payOn);
  if (entry?.kind !== 'running') return false;

  const amount = Math.min(payment.amountCents, entry.account.balance);
  if (amount <= 0) {
    await tx.update(payments).set({ state: 'withdrawn' }).where(eq(payments.id, id));
    return true;
  }
  const authorisation = await processor.authorise(payment.methodLast4, `scheduled-${id}`);
  if (authorisation.outcome === 'refused') {
    await tx.update(payments).set({ state: 'refused' }).where(eq(payments.id, id));
    const receipt = {
      amount: cents(amount),
      date: payment.payOn,
      loanNumber: entry.lease.loanNumber,
      methodKind: payment.methodKind,
      last4: payment.methodLast4,
      paymentId: id,
    };
    await postMail(tx, owner.email, refusedLetter(receipt, authorisation.reason), clock.now());
    return true;
  }
  const isPayoff = amount === entry.account.balance;
  const [drawn] = await tx
    .update(payments)
    .set({ state: 'processed', amountCents: amount, isPayoff })
    .where(eq(payments.id, id))
    .returning();
  if (!drawn) throw new Error('The payment that was held is gone.');
  await carryOut(tx, drawn, isPayoff ? discountOfPayoff(entry.account) : 0);
  if (isPayoff) await withdrawScheduled(tx, leaseId);
  await mailReceipt(tx, { clock }, drawn, { entry, userId: owner.id });
  return true;
}
