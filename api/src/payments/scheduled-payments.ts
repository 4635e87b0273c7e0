import { cents, type CalendarDate, type ScheduledPayment } from '@portal/domain';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { payments } from '../store/schema.ts';

/** What is scheduled on a lease for `from` or later. */
export async function findScheduled(
  db: Db,
  leaseId: number,
  from: CalendarDate,
): Promise<readonly Pick<ScheduledPayment, 'amount' | 'payAt'>[]> {
  const rows = await db
    .select({ amountCents: payments.amountCents, payAt: payments.payOn })
    .from(payments)
    .where(and(eq(payments.leaseId, leaseId), eq(payments.state, 'scheduled'), gte(payments.payOn, from)))
    .orderBy(asc(payments.payOn));
  return rows.map(({ amountCents, payAt }) => ({ amount: cents(amountCents), payAt }));
}

/** Takes back everything that is scheduled on a lease that has been paid off. */
export async function withdrawScheduled(tx: Db, leaseId: number): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'withdrawn' })
    .where(and(eq(payments.leaseId, leaseId), eq(payments.state, 'scheduled')));
}
