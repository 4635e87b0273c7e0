import { cents, type CalendarDate, type ScheduledPayment } from '@portal/domain';
import { and, asc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { payments } from '../store/schema.ts';

/** Payments whose money has not moved yet, and may still. */
export const isToCome = inArray(payments.state, ['scheduled', 'drawing']);

type PaymentToCome = Pick<ScheduledPayment, 'amount' | 'payAt'> & { readonly isBeingDrawn: boolean };

const paymentsToCome = prepared((db) =>
  db
    .select({ amountCents: payments.amountCents, payAt: payments.payOn, state: payments.state })
    .from(payments)
    .where(
      and(
        eq(payments.leaseId, sql.placeholder('leaseId')),
        isToCome,
        or(eq(payments.state, 'drawing'), gte(payments.payOn, sql.placeholder('from'))),
      ),
    )
    .orderBy(asc(payments.payOn))
    .prepare('payments_to_come'),
);

/** What is scheduled on a lease for `from` or later, and what is being drawn whatever its day. */
export async function findScheduled(
  db: Db,
  leaseId: number,
  from: CalendarDate,
): Promise<readonly PaymentToCome[]> {
  const rows = await paymentsToCome(db).execute({ leaseId, from });
  return rows.map(({ amountCents, payAt, state }) => ({
    amount: cents(amountCents),
    payAt,
    isBeingDrawn: state === 'drawing',
  }));
}

/** Every payment of a lease whose money has not moved yet, the next one first. */
export const listScheduled = (db: Db, leaseId: number) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.leaseId, leaseId), isToCome))
    .orderBy(asc(payments.payOn), asc(payments.id));

/** Withdraws everything that is scheduled on a lease that has been paid off. */
export async function withdrawScheduled(tx: Db, leaseId: number): Promise<void> {
  await tx
    .update(payments)
    .set({ state: 'withdrawn' })
    .where(and(eq(payments.leaseId, leaseId), eq(payments.state, 'scheduled')));
}
