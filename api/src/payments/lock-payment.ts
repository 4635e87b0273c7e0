import type { CalendarDate } from '@portal/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { LeaseDayServices } from '../leases/lease-day.ts';
import { readLocked, type RunningLease } from '../leases/lease-store.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { leases, leaseTerms, payments } from '../store/schema.ts';
import type { PaymentOwner, PaymentRow } from './payment-intents.ts';

const lockedPayment = prepared((tx) =>
  tx
    .select({ lease: leases, terms: leaseTerms, payment: payments })
    .from(leases)
    .innerJoin(payments, and(eq(payments.leaseId, leases.id), eq(payments.id, sql.placeholder('id'))))
    .leftJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
    .where(and(eq(leases.uuid, sql.placeholder('uuid')), eq(leases.userId, sql.placeholder('userId'))))
    // The lease before the payment, as everywhere.
    .for('update', { of: [leases, payments] })
    .prepare('lock_payment'),
);

/**
 * Locks a payment and its lease until the transaction ends. Returns null when the payment is not there or its lease has
 * not begun.
 *
 * @param on the day of the lease's account; its own today by default
 */
export async function lockPayment(
  tx: Db,
  days: LeaseDayServices,
  { id, owner: { userId, uuid }, on }: LockedPayment,
): Promise<{ readonly entry: RunningLease; readonly payment: PaymentRow } | null> {
  const [row] = await lockedPayment(tx).execute({ id, userId, uuid });
  if (!row) return null;
  const entry = await readLocked(tx, days, row, on);
  return entry.status === 'running' ? { entry, payment: row.payment } : null;
}

/** Names a payment by its id and that of its customer and lease. */
interface LockedPayment {
  readonly id: number;
  readonly owner: PaymentOwner;
  readonly on?: CalendarDate;
}
