import { cents } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { lockLease } from '../leases/lease-store.ts';
import { payoffNoLongerHoldsEmail } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { isUpcoming } from '../scheduled-payments/scheduled-payments.ts';
import type { Db } from '../store/database.ts';
import { payments } from '../store/schema.ts';
import type { PaymentOwner } from './payment-intents.ts';
import type { PaymentServices } from './payment-services.ts';
import { receiptOf } from './record-payment.ts';

/**
 * Makes the payoffs of a lease that have not been booked ordinary payments, because the lease owes again what an earlier
 * payment had paid: none gets a discount for money that is missing. Their customer is told.
 */
export async function endPayoffs(
  tx: Db,
  services: PaymentServices,
  leaseId: number,
  owner: PaymentOwner,
): Promise<void> {
  const ended = await tx
    .update(payments)
    .set({ isPayoff: false })
    .where(and(eq(payments.leaseId, leaseId), eq(payments.isPayoff, true), isUpcoming))
    .returning();
  for (const payoff of ended) {
    const entry = await lockLease(tx, services, { ...owner, on: payoff.payOn });
    if (entry?.status !== 'running') return;
    const rest = cents(Math.max(0, entry.account.balance - payoff.amountCents));
    const email = payoffNoLongerHoldsEmail(receiptOf(payoff, entry), rest);
    await enqueueEmail(tx, owner, email, services.clock.now());
  }
}
