import { cents } from '@portal/domain';
import type { RunningLease } from '../leases/lease-store.ts';
import { paymentScheduledEmail, scheduleCanceledEmail, type Receipt } from '../mail/email-templates.ts';
import { enqueueEmail } from '../mail/outbox.ts';
import type { Recipient } from '../mail/reader.ts';
import { cancelScheduled } from '../scheduled-payments/scheduled-payments.ts';
import type { Db } from '../store/database.ts';
import { movements } from '../store/schema.ts';
import type { PaymentRow } from './payment-intents.ts';

/**
 * Ends a lease that a payment paid off: the discount that the payoff was quoted with is earned, whatever day it is booked
 * on, and the lease's scheduled payments are canceled, which one email tells the customer.
 *
 * @param entry the lease as it was before the payment, locked
 */
export async function endLease(
  tx: Db,
  payment: PaymentRow,
  { entry, recipient, now }: ToldCustomer,
): Promise<void> {
  const { account } = entry;
  const { id: paymentId, leaseId, payOn: movedOn } = payment;
  const amountCents = account.totalDue - payment.amountCents;
  if (amountCents > 0) {
    await tx
      .insert(movements)
      .values({ leaseId, type: 'early_payoff_discount', amountCents, movedOn, paymentId });
  }
  await endSchedule(tx, payment, { entry, recipient, now });
}

/** Cancels the scheduled payments of a lease that a payment pays off, which one email tells the customer. */
export async function endSchedule(
  tx: Db,
  payment: PaymentRow,
  { entry, recipient, now }: ToldCustomer,
): Promise<void> {
  const canceled = await cancelScheduled(tx, payment.leaseId);
  if (canceled.length === 0) return;
  await enqueueEmail(tx, recipient, scheduleCanceledEmail(receiptOf(payment, entry), canceled), now);
}

interface ToldCustomer {
  readonly entry: RunningLease;
  readonly recipient: Recipient;
  readonly now: Date;
}

/** Enqueues the email that confirms a payment that is scheduled. */
export async function enqueueSchedule(
  tx: Db,
  payment: PaymentRow,
  { entry, recipient, now }: ToldCustomer,
): Promise<void> {
  await enqueueEmail(tx, recipient, paymentScheduledEmail(receiptOf(payment, entry)), now);
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
