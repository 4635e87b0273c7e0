import { cents } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { lockLease } from '../../leases/lease-store.ts';
import { chargebackWonEmail, paymentRefundedEmail } from '../../mail/email-templates.ts';
import { enqueueEmail } from '../../mail/outbox.ts';
import { refundsOf, type ChargeState, type MadeRefund } from '../../processor/processor.ts';
import type { Db } from '../../store/database.ts';
import type { PaymentStatus } from '../../store/payment-statuses.ts';
import { ledgerEntries, movements, refunds } from '../../store/schema.ts';
import { endPayoffs } from '../end-payoffs.ts';
import { lockPayment } from '../lock-payment.ts';
import type { OpenCharge, PaymentOwner } from '../payment-intents.ts';
import type { PaymentServices } from '../payment-services.ts';
import { endSchedule, receiptOf } from '../record-payment.ts';

/** A payment of which money went back, and who is told. */
export type RefundedPayment = Pick<OpenCharge, 'payment'> & { readonly owner: PaymentOwner };

/** Statuses of payments whose money was taken. */
const taken: readonly PaymentStatus[] = ['succeeded', 'submitted', 'settled', 'returned'];

/**
 * Books every refund of a charge that is not booked yet, whoever started it, and every chargeback that was won back.
 *
 * @returns how many were booked
 */
export async function recordRefunds(
  services: PaymentServices,
  refunded: RefundedPayment,
  state: ChargeState,
): Promise<number> {
  let booked = 0;
  for (const made of refundsOf(state)) {
    if (await services.db.transaction((tx) => recordRefund(tx, services, refunded, made))) booked += 1;
    if (made.wonAt === undefined) continue;
    if (await services.db.transaction((tx) => recordWonChargeback(tx, services, refunded, made))) booked += 1;
  }
  return booked;
}

/**
 * Books a refund once, however often and by however many processes it is told: the lease owes again what went back, its
 * payoffs that are scheduled end, and its customer gets an email. With the last part of a payment its discount ends too.
 *
 * @returns false when it was booked before, or its payment was not
 * @throws when more would go back than was paid, or the refund was ordered with another amount
 */
export async function recordRefund(
  tx: Db,
  services: PaymentServices,
  { payment: { id }, owner }: RefundedPayment,
  { key, type, amountCents }: Omit<MadeRefund, 'at'>,
): Promise<boolean> {
  const locked = await lockPayment(tx, services, { id, owner });
  if (!locked || !taken.includes(locked.payment.status)) return false;
  const { payment, entry } = locked;
  const [ordered] = await tx.select().from(refunds).where(eq(refunds.key, key)).for('update');
  if (ordered && ordered.status !== 'asked') return false;
  if (ordered && (ordered.paymentId !== id || ordered.amountCents !== amountCents)) {
    throw new Error(`Refund ${key} is not the one that was ordered.`);
  }
  const now = services.clock.now();
  const [movement] = await tx
    .insert(movements)
    .values({ leaseId: payment.leaseId, type: 'refund', amountCents, movedOn: entry.today, paymentId: id })
    .returning();
  const booked = { status: 'succeeded' as const, movementId: movement?.id ?? null, claimedUntil: null };
  if (ordered) await tx.update(refunds).set(booked).where(eq(refunds.key, key));
  else await tx.insert(refunds).values({ key, paymentId: id, type, amountCents, createdAt: now, ...booked });
  const endsDiscount = movement !== undefined && (await hasEndedDiscount(tx, movement.id));
  const email = paymentRefundedEmail(receiptOf(payment, entry), {
    type,
    amount: cents(amountCents),
    endsDiscount,
  });
  await enqueueEmail(tx, owner, email, now);
  await endPayoffs(tx, services, payment.leaseId, owner);
  return true;
}

/** Returns whether the discount of a payoff ended with a refund: the ledger has posted it with the refund's movement. */
async function hasEndedDiscount(tx: Db, movementId: number): Promise<boolean> {
  const ended = await tx
    .select({ id: ledgerEntries.id })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.movementId, movementId), eq(ledgerEntries.account, 'discounts')));
  return ended.length > 0;
}

/**
 * Books once that the customer's bank has paid a chargeback to us again: its payment counts as before, and its customer is
 * told. When that leaves nothing to pay, the lease's scheduled payments are canceled.
 *
 * @returns false when it was booked before, or the chargeback was not
 */
async function recordWonChargeback(
  tx: Db,
  services: PaymentServices,
  { payment: { id }, owner }: RefundedPayment,
  { key }: Pick<MadeRefund, 'key'>,
): Promise<boolean> {
  const locked = await lockPayment(tx, services, { id, owner });
  const [chargeback] = await tx.select().from(refunds).where(eq(refunds.key, key)).for('update');
  if (!locked || chargeback?.type !== 'chargeback' || chargeback.paymentId !== id) return false;
  if (chargeback.status !== 'succeeded' || chargeback.wonMovementId !== null) return false;
  const { payment, entry } = locked;
  const { leaseId } = payment;
  const { amountCents } = chargeback;
  const now = services.clock.now();
  const [movement] = await tx
    .insert(movements)
    .values({ leaseId, type: 'chargeback_won', amountCents, movedOn: entry.today, paymentId: id })
    .returning();
  const won = { wonMovementId: movement?.id ?? null };
  await tx.update(refunds).set(won).where(eq(refunds.key, key));
  await enqueueEmail(tx, owner, chargebackWonEmail(receiptOf(payment, entry), cents(amountCents)), now);
  const after = await lockLease(tx, services, owner);
  if (after?.status === 'running' && after.account.totalDue === 0) {
    await endSchedule(tx, payment, { entry: after, recipient: owner, now });
  }
  return true;
}

/** Stores that the processor declined a refund; nothing moved. */
export async function recordDeclinedRefund(db: Db, key: string, reason: string): Promise<void> {
  await db
    .update(refunds)
    .set({ status: 'declined', reason, claimedUntil: null })
    .where(and(eq(refunds.key, key), eq(refunds.status, 'asked')));
}
