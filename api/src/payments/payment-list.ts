import { cents, toDecimal, type PaymentStatus } from '@portal/domain';
import type { WirePaymentIntent } from '@portal/api-contract';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Db } from '../store/database.ts';
import { leases, payments } from '../store/schema.ts';
import type { PaymentRow } from './payment-intents.ts';

/** A payment with the loan number of its lease. */
interface OwnedPayment {
  readonly payment: PaymentRow;
  readonly lease: { readonly loanNumber: string; readonly storeName: string };
}

const ownedPayments = (db: Db) =>
  db
    .select({ payment: payments, lease: { loanNumber: leases.loanNumber, storeName: leases.storeName } })
    .from(payments)
    .innerJoin(leases, eq(leases.id, payments.leaseId));

/** Returns all payments of a customer's leases, whatever has become of them, the newest first. */
export async function listPayments(db: Db, userId: number): Promise<readonly OwnedPayment[]> {
  return ownedPayments(db).where(eq(leases.userId, userId)).orderBy(desc(payments.payOn), desc(payments.id));
}

/** Returns a payment of a customer's lease; null when there is none, or it is another customer's. */
export async function findPayment(db: Db, userId: number, id: number): Promise<OwnedPayment | null> {
  const [own] = await ownedPayments(db).where(and(eq(leases.userId, userId), eq(payments.id, id)));
  return own ?? null;
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
export function writePayment({ payment, lease }: OwnedPayment): WirePaymentIntent {
  return {
    payment_id: payment.id,
    loan_number: lease.loanNumber,
    amount: toDecimal(cents(payment.amountCents)),
    date: payment.payOn,
    status: statusOf(payment),
    reason: payment.reason,
    method_type: payment.methodType,
    last4: payment.methodLast4,
  };
}
