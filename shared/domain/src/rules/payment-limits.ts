import { compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import type { LeaseExtra } from '../entities/lease.ts';
import type { PaymentMethodType } from '../entities/payment-method.ts';
import type { PendingPayment, ScheduledPayment } from '../entities/payment.ts';
import { cents, type Cents } from '../money/cents.ts';
import { minimumDue } from './minimum-due.ts';
import { paymentWindow } from './payment-window.ts';
import { scheduledTotal } from './scheduled-payments.ts';

/** The most that one payment may be: $999,999.99 (PAY-24). */
export const maximumPayment = cents(99_999_999);

export interface PaymentLimits {
  /** Zero when nothing is due: any amount above zero may be paid. */
  readonly minimum: Cents;
  /** Zero when the whole balance is scheduled: nothing more may be paid. */
  readonly maximum: Cents;
}

/**
 * Returns the least and the most that may be paid on a lease. A balance above zero caps the payment and, where less is
 * left than is due, the minimum too (PAY-22..25, OP-67, OP-69).
 *
 * Scheduled payments count as paid, so that all payments together can't exceed the balance: every one lowers the
 * maximum, down to zero, and those on a day of the payment window lower the minimum: up to the due date, and of today
 * where that has passed.
 *
 * @param scheduled the lease's scheduled payments; none by default
 */
export function paymentLimits({
  extra,
  pending,
  methodType,
  scheduled = [],
  today,
}: {
  readonly extra: Pick<LeaseExtra, 'balance' | 'minimumDue' | 'nextDueDate'> | null;
  readonly pending: Pick<PendingPayment, 'amount' | 'amountAch' | 'payAt'> | null;
  readonly methodType: PaymentMethodType;
  readonly scheduled?: readonly Pick<ScheduledPayment, 'amount' | 'payAt'>[];
  readonly today: CalendarDate;
}): PaymentLimits {
  const balance = extra?.balance ?? 0;
  const left = Math.max(0, balance - scheduledTotal(scheduled));
  const maximum = balance > 0 ? cents(Math.min(left, maximumPayment)) : maximumPayment;
  const { to } = paymentWindow({ pending, extra, today });
  const covered = scheduledTotal(scheduled.filter(({ payAt }) => compareDates(payAt, to) <= 0));
  const due = Math.max(0, minimumDue({ pending, extra, methodType }) - covered);
  return { minimum: cents(Math.min(due, maximum)), maximum };
}

export type AmountStatus = 'valid' | 'not-positive' | 'below-minimum' | 'above-maximum';

/** Checks that an amount is above zero and within the limits, both included. */
export function checkPaymentAmount(amount: Cents, { minimum, maximum }: PaymentLimits): AmountStatus {
  if (amount <= 0) return 'not-positive';
  if (amount < minimum) return 'below-minimum';
  if (amount > maximum) return 'above-maximum';
  return 'valid';
}
