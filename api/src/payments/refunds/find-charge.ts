import { and, eq } from 'drizzle-orm';
import type { Db } from '../../store/database.ts';
import { charges, leases, payments, users } from '../../store/schema.ts';
import { ownerColumns, type OpenCharge, type PaymentOwner } from '../payment-intents.ts';

/** Returns a payment that was taken with its charge at the processor; null when it has none. */
export async function findCharge(
  db: Db,
  paymentId: number,
): Promise<(OpenCharge & { readonly owner: PaymentOwner }) | null> {
  const [found] = await db
    .select({
      payment: payments,
      key: charges.key,
      owner: ownerColumns,
    })
    .from(payments)
    .innerJoin(charges, and(eq(charges.paymentId, payments.id), eq(charges.status, 'accepted')))
    .innerJoin(leases, eq(leases.id, payments.leaseId))
    .innerJoin(users, eq(users.id, leases.userId))
    .where(eq(payments.id, paymentId));
  return found ?? null;
}
