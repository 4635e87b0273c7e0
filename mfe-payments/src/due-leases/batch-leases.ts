import {
  cents,
  isBuyout,
  paymentLimits,
  pendingOf,
  type Cents,
  type Due,
  type LeaseOverview,
  type PaymentMethodType,
} from '@portal/domain';

/** What one lease needs now: its minimum, less what is scheduled for it. */
export interface BatchLease {
  readonly due: Due;
  readonly amount: Cents;
  /** Whether it is due today or overdue. */
  readonly isDue: boolean;
}

/** Returns the leases on which something can be paid today, the most urgent first. */
export function batchLeases(
  dues: readonly Due[],
  { pendingPayments }: Pick<LeaseOverview, 'pendingPayments'>,
  methodType: PaymentMethodType,
): readonly BatchLease[] {
  return dues.flatMap((due) => {
    const { lease, today } = due;
    const pending = pendingOf(lease, pendingPayments);
    const scheduled = lease.scheduledPayments ?? [];
    const { minimum } = paymentLimits({ extra: lease.extra, pending, methodType, scheduled, today });
    const isDue = due.daysLate > 0 || (due.date !== null && due.date === today);
    return minimum > 0 ? [{ due, amount: minimum, isDue }] : [];
  });
}

/** Returns the sum of what leases need. */
export const batchTotal = (leases: readonly Pick<BatchLease, 'amount'>[]): Cents =>
  cents(leases.reduce((sum, { amount }) => sum + amount, 0));

/** Whether paying the minimum of a lease today pays it off. */
export const paysOff = ({ due: { lease, today }, amount }: BatchLease): boolean =>
  lease.extra !== null && isBuyout({ amount, date: today }, lease.extra, today);
