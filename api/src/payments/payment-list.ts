import { cents, toDecimal, type CalendarDate, type PaymentStatus } from '@portal/domain';
import type { WirePaymentIntent } from '@portal/api-contract';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../store/database.ts';
import { ledgerEntries, leases, movements, payments, refunds, type RefundType } from '../store/schema.ts';
import { bookedCents, isMoneyOf } from './booked-money.ts';
import type { PaymentRow } from './payment-intents.ts';

/** A payment with the loan number of its lease. */
interface OwnedPayment {
  readonly payment: PaymentRow;
  readonly lease: { readonly loanNumber: string; readonly storeName: string };
  /** When it was returned or voided after it had been booked; null when it was not. */
  readonly undoneOn: CalendarDate | null;
  /** The oldest first. */
  readonly refunds: readonly BookedRefund[];
}

export interface BookedRefund {
  readonly type: RefundType;
  readonly amountCents: number;
  readonly date: CalendarDate;
  /** When the customer's bank paid a chargeback to us again; null when it has not. */
  readonly wonOn: CalendarDate | null;
}

const undoings = alias(movements, 'undoings');

const ownedPayments = (db: Db) =>
  db
    .select({
      payment: payments,
      lease: { loanNumber: leases.loanNumber, storeName: leases.storeName },
      undoneOn: undoings.movedOn,
    })
    .from(payments)
    .innerJoin(leases, eq(leases.id, payments.leaseId))
    // At most one: what was returned can't be voided.
    .leftJoin(
      undoings,
      and(eq(undoings.paymentId, payments.id), inArray(undoings.type, ['payment_return', 'payment_void'])),
    );

/** Returns all payments of a customer's leases, whatever has become of them, the newest first. */
export async function listPayments(db: Db, userId: number): Promise<readonly OwnedPayment[]> {
  const own = ownedPayments(db).where(eq(leases.userId, userId));
  return withRefunds(db, await own.orderBy(desc(payments.payOn), desc(payments.id)));
}

/** Returns a payment of a customer's lease; null when there is none, or it is another customer's. */
export async function findPayment(db: Db, userId: number, id: number): Promise<OwnedPayment | null> {
  const own = await ownedPayments(db).where(and(eq(leases.userId, userId), eq(payments.id, id)));
  const [found] = await withRefunds(db, own);
  return found ?? null;
}

const wonMovements = alias(movements, 'won_movements');

async function withRefunds(
  db: Db,
  own: readonly Omit<OwnedPayment, 'refunds'>[],
): Promise<readonly OwnedPayment[]> {
  const ids = own.map(({ payment }) => payment.id);
  if (ids.length === 0) return [];
  const booked = await db
    .select({
      paymentId: refunds.paymentId,
      type: refunds.type,
      amountCents: bookedCents,
      date: movements.movedOn,
      wonOn: wonMovements.movedOn,
    })
    .from(refunds)
    .innerJoin(movements, eq(movements.id, refunds.movementId))
    .innerJoin(ledgerEntries, isMoneyOf(movements.id))
    .leftJoin(wonMovements, eq(wonMovements.id, refunds.wonMovementId))
    .where(inArray(refunds.paymentId, ids))
    .orderBy(asc(movements.id));
  return own.map((one) => ({
    ...one,
    refunds: booked.filter(({ paymentId }) => paymentId === one.payment.id),
  }));
}

/** Returns the leases of a customer, the oldest first. */
export const leasesOf = (db: Db, userId: number) =>
  db
    .select({ loanNumber: leases.loanNumber, storeName: leases.storeName })
    .from(leases)
    .where(eq(leases.userId, userId))
    .orderBy(asc(leases.id));

/** A payment that nobody has been asked for yet is being processed to its customer. */
export const statusOf = ({ status }: PaymentRow): PaymentStatus =>
  status === 'created' ? 'processing' : status;

/** Maps a payment to the wire. */
export function writePayment({ payment, lease, undoneOn, refunds: booked }: OwnedPayment): WirePaymentIntent {
  return {
    payment_id: payment.id,
    loan_number: lease.loanNumber,
    amount: toDecimal(cents(payment.amountCents)),
    date: payment.payOn,
    status: statusOf(payment),
    status_on: undoneOn,
    reason: payment.reason,
    method_type: payment.methodType,
    last4: payment.methodLast4,
    refunds: booked.map(({ type, amountCents, date, wonOn }) => ({
      type,
      date,
      won_on: wonOn,
      amount: toDecimal(cents(amountCents)),
    })),
  };
}
