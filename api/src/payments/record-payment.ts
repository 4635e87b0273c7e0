import { cents } from '@portal/domain';
import { sql } from 'drizzle-orm';
import type { RunningLease } from '../leases/lease-store.ts';
import { paymentProcessedEmail, paymentScheduledEmail, type Receipt } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import { cancelScheduled } from '../scheduled-payments/scheduled-payments.ts';
import type { Db } from '../store/database.ts';
import { prepared } from '../store/prepared.ts';
import { movements } from '../store/schema.ts';
import type { PaymentRow } from './payment-intents.ts';

const insertMovement = prepared((tx) =>
  tx
    .insert(movements)
    .values({
      leaseId: sql.placeholder('leaseId'),
      type: 'payment',
      amountCents: sql.placeholder('amountCents'),
      movedOn: sql.placeholder('movedOn'),
      paymentType: sql.placeholder('paymentType'),
      paymentId: sql.placeholder('paymentId'),
    })
    .prepare('insert_movement'),
);

/**
 * Records the movements of a payment that was taken. A payoff also earns the discount that it was quoted with, whatever
 * day it is booked on, and cancels the lease's scheduled payments.
 *
 * @param entry the lease as it was before the payment, locked
 */
export async function recordMovements(tx: Db, payment: PaymentRow, { account }: RunningLease): Promise<void> {
  const moved = { leaseId: payment.leaseId, movedOn: payment.payOn };
  await insertMovement(tx).execute({
    ...moved,
    amountCents: payment.amountCents,
    paymentType: payment.methodType === 'card' ? 'Card' : 'ACH',
    paymentId: payment.id,
  });
  if (!payment.isPayoff) return;
  const discountCents = account.totalDue - payment.amountCents;
  if (discountCents > 0) {
    await tx
      .insert(movements)
      .values({ ...moved, type: 'early_payoff_discount', amountCents: discountCents, paymentId: payment.id });
  }
  await cancelScheduled(tx, payment.leaseId);
}

/** Enqueues the email that confirms a payment or its schedule. */
export async function enqueueReceipt(
  tx: Db,
  payment: PaymentRow,
  { entry, email, now }: { readonly entry: RunningLease; readonly email: string; readonly now: Date },
): Promise<void> {
  const write = payment.status === 'scheduled' ? paymentScheduledEmail : paymentProcessedEmail;
  await enqueueEmail(tx, email, write(receiptOf(payment, entry)), now);
}

/** What emails say about a payment. */
export const receiptOf = (payment: PaymentRow, { lease }: RunningLease): Receipt => ({
  amount: cents(payment.amountCents),
  date: payment.payOn,
  loanNumber: lease.loanNumber,
  methodType: payment.methodType,
  last4: payment.methodLast4,
  paymentId: payment.id,
});
