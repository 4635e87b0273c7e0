import { randomUUID } from 'node:crypto';
import { cents, formatMoney, type Cents } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { UserError } from '../../errors/user-error.ts';
import type { Db } from '../../store/database.ts';
import { leases, paymentHistory, payments, refunds } from '../../store/schema.ts';
import type { PaymentRow } from '../payment-intents.ts';
import { refundPause, type RefundRow } from './advance-refunds.ts';
import { findCharge } from './find-charge.ts';

/** A payment that can be given back. */
interface RefundablePayment {
  readonly payment: PaymentRow;
  /** What has not been given back. */
  readonly left: Cents;
}

/**
 * Returns what can be given back of a payment, with its lease and itself locked until the transaction ends.
 *
 * @throws UserError saying why nothing can
 */
export async function findRefundable(tx: Db, paymentId: number): Promise<RefundablePayment> {
  const [lease] = await tx
    .select({ id: leases.id })
    .from(leases)
    .innerJoin(payments, eq(payments.leaseId, leases.id))
    .where(eq(payments.id, paymentId))
    .for('update', { of: leases });
  const [payment] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!lease || !payment) throw new UserError(`There is no payment ${paymentId}.`);
  if (payment.status === 'submitted') {
    throw new UserError(`The bank has not settled payment ${paymentId} yet. Refund it when it has.`);
  }
  if (payment.status !== 'succeeded' && payment.status !== 'settled') {
    throw new UserError(`Payment ${paymentId} is ${payment.status}: there is nothing to give back.`);
  }
  if (!(await findCharge(tx, paymentId))) {
    throw new UserError(`Payment ${paymentId} was not made through the payment processor: refund it there.`);
  }
  const ordered = await tx.select().from(refunds).where(eq(refunds.paymentId, paymentId));
  const open = ordered.find(({ status }) => status === 'asked');
  if (open) {
    const amount = formatMoney(cents(open.amountCents));
    throw new UserError(`A refund of ${amount} of payment ${paymentId} is under way. Wait for its outcome.`);
  }
  const [booked] = await tx
    .select({ keptCents: paymentHistory.keptCents })
    .from(paymentHistory)
    .where(and(eq(paymentHistory.leaseId, payment.leaseId), eq(paymentHistory.paymentId, paymentId)));
  const left = cents(booked?.keptCents ?? 0);
  if (left === 0) throw new UserError(`Payment ${paymentId} has been refunded already.`);
  return { payment, left };
}

/**
 * Stores an order to give money of a payment back, before the processor is asked. Its caller asks next; when it dies
 * before, the worker does.
 *
 * @param amount null for all that is left
 * @throws UserError when the payment can't be refunded, or not with this amount
 */
export async function orderRefund(
  tx: Db,
  {
    paymentId,
    amount,
    now,
  }: { readonly paymentId: number; readonly amount: Cents | null; readonly now: Date },
): Promise<RefundRow> {
  const { left } = await findRefundable(tx, paymentId);
  const amountCents = amount ?? left;
  if (amountCents <= 0 || amountCents > left) {
    throw new UserError(`Of payment ${paymentId} from $0.01 to ${formatMoney(left)} can be refunded.`);
  }
  const [refund] = await tx
    .insert(refunds)
    .values({
      key: randomUUID(),
      paymentId,
      type: 'refund',
      amountCents,
      status: 'asked',
      claimedUntil: new Date(now.getTime() + refundPause),
      createdAt: now,
    })
    .returning();
  if (!refund) throw new Error('The refund was not stored.');
  return refund;
}
