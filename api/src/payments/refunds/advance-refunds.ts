import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { refunds } from '../../store/schema.ts';
import { takeUp } from '../../worker/take-up.ts';
import type { ProcessorServices } from '../payment-services.ts';
import { findCharge } from './find-charge.ts';
import { recordDeclinedRefund, recordRefund } from './record-refund.ts';

export type RefundRow = typeof refunds.$inferSelect;

/** Milliseconds between two tries of one refund, of which each ends before the next. */
export const refundPause = 60_000;

/**
 * Asks the processor once for every refund that was ordered and has no outcome: its process died, the database failed or
 * the processor gave no answer. Each is asked for again under its own key until the processor has made or declined it,
 * because giving up would not tell whether its money has moved.
 */
export async function advanceRefunds(services: ProcessorServices): Promise<void> {
  // Tries without an answer may take longer than the pause: what becomes due meanwhile is left to the next run.
  const begun = services.clock.now();
  await takeUp(
    () => claimRefund(services, begun),
    // Without an outcome it is tried again after the pause, and holds up no other.
    (refund) => askForRefund(services, refund).catch(() => undefined),
  );
}

/** Claims a refund that was to be asked for by an instant. */
async function claimRefund({ db, clock }: ProcessorServices, dueBy: Date): Promise<RefundRow | undefined> {
  const next = db
    .select({ key: refunds.key })
    .from(refunds)
    .where(and(eq(refunds.status, 'asked'), lte(refunds.claimedUntil, dueBy)))
    .orderBy(asc(refunds.claimedUntil))
    .limit(1)
    .for('update', { skipLocked: true });
  const [refund] = await db
    .update(refunds)
    .set({ claimedUntil: new Date(clock.now().getTime() + refundPause) })
    .where(eq(refunds.key, sql`(${next})`))
    .returning();
  return refund;
}

/**
 * Asks the processor for a refund that is claimed, and books what it says.
 *
 * @returns its row
 * @throws when there is no outcome: the money may have moved
 */
export async function askForRefund(services: ProcessorServices, refund: RefundRow): Promise<RefundRow> {
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
