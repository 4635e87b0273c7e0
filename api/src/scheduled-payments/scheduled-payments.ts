import { cents, type ScheduledPayment } from '@portal/domain';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { payments } from '../store/schema.ts';

/** Payments whose money may still move. */
export const isUpcoming = inArray(payments.status, ['scheduled', 'processing']);

/** A payment whose money may still move, as it is stored. */
export type ScheduledRow = Pick<typeof payments.$inferSelect, 'amountCents' | 'payOn' | 'createdAt'>;

type UpcomingPayment = Pick<ScheduledPayment, 'amount' | 'payAt'> & { readonly isProcessing: boolean };

const upcomingPayments = prepared((db) =>
  db
    .select({ amountCents: payments.amountCents, payAt: payments.payOn, status: payments.status })
    .from(payments)
    .where(and(eq(payments.leaseId, sql.placeholder('leaseId')), isUpcoming))
    .orderBy(asc(payments.payOn))
    .prepare('upcoming_payments'),
);

/** Returns a lease's payments whose money may still move, the next one first. */
export async function findScheduled(db: Db, leaseId: number): Promise<readonly UpcomingPayment[]> {
  const rows = await upcomingPayments(db).execute({ leaseId });
  return rows.map(({ amountCents, payAt, status }) => ({
    amount: cents(amountCents),
    payAt,
    isProcessing: status === 'processing',
  }));
}

/** Returns every payment of a lease whose money may still move, the next one first. */
export const listScheduled = (db: Db, leaseId: number) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.leaseId, leaseId), isUpcoming))
    .orderBy(asc(payments.payOn), asc(payments.id));

/** Returns every payment of these leases whose money may still move, those of each lease in their order. */
export async function listScheduledOf(
  db: Db,
  leaseIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ScheduledRow[]>> {
  if (leaseIds.length === 0) return new Map();
  const byLease = new Map<number, ScheduledRow[]>();
  for (const { leaseId, ...row } of await scheduledOfLeases(db).execute({ leaseIds })) {
    byLease.set(leaseId, [...(byLease.get(leaseId) ?? []), row]);
  }
  return byLease;
}

const scheduledOfLeases = prepared((db) =>
  db
    .select({
      leaseId: payments.leaseId,
      amountCents: payments.amountCents,
      payOn: payments.payOn,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(and(sql`${payments.leaseId} = any(${sql.placeholder('leaseIds')})`, isUpcoming))
    .orderBy(asc(payments.payOn), asc(payments.id))
    .prepare('scheduled_of_leases'),
);

/** Cancels the scheduled payments of a lease that has been paid off. */
export async function cancelScheduled(tx: Db, leaseId: number): Promise<void> {
  await tx
    .update(payments)
    .set({ status: 'canceled' })
    .where(and(eq(payments.leaseId, leaseId), eq(payments.status, 'scheduled')));
}
