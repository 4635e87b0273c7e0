import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Processor } from '../../processor/processor.ts';
import { refunds } from '../../store/schema.ts';
import type { PaymentServices } from '../payment-services.ts';
import { findCharge } from './find-charge.ts';
import { recordDeclinedRefund, recordRefund } from './record-refund.ts';

export type RefundServices = PaymentServices & { readonly processor: Processor };
export type RefundRow = typeof refunds.$inferSelect;

/** Milliseconds between two tries of one refund, of which each ends before the next. */
export const refundPause = 60_000;

/**
 * Asks the processor for every refund that was ordered and has no outcome: its process died, the database failed or the
 * processor gave no answer. Each is asked for under its own key until the processor has made or declined it, because
 * giving up would not tell whether its money has moved.
 */
export async function advanceRefunds(services: RefundServices): Promise<void> {
  const { db, clock } = services;
  for (;;) {
    const now = clock.now();
    const next = db
      .select({ key: refunds.key })
      .from(refunds)
      .where(and(eq(refunds.status, 'asked'), lte(refunds.claimedUntil, now)))
      .orderBy(asc(refunds.claimedUntil))
      .limit(1)
      .for('update', { skipLocked: true });
    const [refund] = await db
      .update(refunds)
      .set({ claimedUntil: new Date(now.getTime() + refundPause) })
      .where(eq(refunds.key, sql`(${next})`))
      .returning();
    if (!refund) return;
    // Without an outcome it is tried again after the pause, and holds up no other.
    await askForRefund(services, refund).catch(() => undefined);
  }
}

/**
 * Asks the processor for a refund that is claimed, and books what it says.
 *
 * @returns its row
 * @throws when there is no outcome: the money may have moved
 */
export async function askForRefund(services: RefundServices, refund: RefundRow): Promise<RefundRow> {
  const { db, processor } = services;
  const { key, type, amountCents } = refund;
  const found = await findCharge(db, refund.paymentId);
  if (!found) throw new Error(`The charge of refund ${key} is missing.`);
  const state = await processor.refund({ key, chargeKey: found.key, amountCents });
  if (state.status === 'declined') await recordDeclinedRefund(db, key, state.reason);
  if (state.status === 'succeeded') {
    await db.transaction((tx) => recordRefund(tx, services, found, { key, type, amountCents }));
  }
  const [told] = await db.select().from(refunds).where(eq(refunds.key, key));
  return told ?? refund;
}
