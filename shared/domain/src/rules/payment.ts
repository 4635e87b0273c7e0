import { compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import type { LeaseExtra } from '../entities/lease.ts';
import type { PaymentMethodType } from '../entities/payment-method.ts';
import type { PendingPayment, ScheduledPayment } from '../entities/payment.ts';
import { cents, type Cents } from '../money/cents.ts';

/** The most that one payment may be: $999,999.99 (PAY-24). */
export const maximumPayment = cents(99_999_999);

/**
 * What is due now: the bank's amount with a bank account, the card's with a card, the other where one is missing,
 * zero where neither is a number (PAY-29, PAY-30, OP-71).
 */
export function minimumDue(
  pending: Pick<PendingPayment, 'amount' | 'amountAch'> | null,
  methodType: PaymentMethodType,
): Cents {
  if (!pending) return cents(0);
  const { amount, amountAch } = pending;
  const due = methodType === 'bank' ? (amountAch ?? amount) : (amount ?? amountAch);
  return cents(Math.max(0, due ?? 0));
}

export interface PaymentLimits {
  /** Zero when nothing is due: any amount above zero may be paid. */
  readonly minimum: Cents;
  /** Zero when all that is left is scheduled: nothing more may be paid. */
  readonly maximum: Cents;
}

/**
 * Between which amounts a lease may be paid. A balance above zero caps the payment and, where less is left
 * than is due, the minimum too (PAY-22..25, OP-67, OP-69).
 *
 * What is scheduled to come counts as spoken for, so that payments can't exceed the balance in sum: all of it
 * lowers the maximum, down to zero, and what comes by the pay-at date lowers the minimum.
 *
 * @param scheduled payments of the lease that are still to come; none unless given
 */
export function paymentLimits({
  extra,
  pending,
  methodType,
  scheduled = [],
}: {
  readonly extra: Pick<LeaseExtra, 'balance'> | null;
  readonly pending: Pick<PendingPayment, 'amount' | 'amountAch' | 'payAt'> | null;
  readonly methodType: PaymentMethodType;
  readonly scheduled?: readonly Pick<ScheduledPayment, 'amount' | 'payAt'>[];
}): PaymentLimits {
  const balance = extra?.balance ?? 0;
  const left = Math.max(0, balance - sumOf(scheduled));
  const maximum = balance > 0 ? cents(Math.min(left, maximumPayment)) : maximumPayment;
  const payAt = pending?.payAt ?? null;
  const covered = sumOf(scheduled.filter((one) => payAt !== null && compareDates(one.payAt, payAt) <= 0));
  const due = Math.max(0, minimumDue(pending, methodType) - covered);
  return { minimum: cents(Math.min(due, maximum)), maximum };
}

/**
 * Which of a lease's scheduled payments count against a payment: all, except against one that pays the lease off
 * today, which makes them needless.
 */
export function countedScheduled<One>(
  { amount, date }: { readonly amount: Cents; readonly date: CalendarDate },
  {
    balance,
    scheduled,
    today,
  }: {
    readonly balance: Cents | null;
    readonly scheduled: readonly One[];
    readonly today: CalendarDate;
  },
): readonly One[] {
  return isPayoff(amount, balance) && compareDates(date, today) <= 0 ? [] : scheduled;
}

function sumOf(payments: readonly Pick<ScheduledPayment, 'amount'>[]): number {
  return payments.reduce((sum, { amount }) => sum + amount, 0);
}

export type AmountStatus = 'valid' | 'not-positive' | 'below-minimum' | 'above-maximum';

/** Whether an amount lies within the limits, both included, and is more than nothing. */
export function checkPaymentAmount(amount: Cents, { minimum, maximum }: PaymentLimits): AmountStatus {
  if (amount <= 0) return 'not-positive';
  if (amount < minimum) return 'below-minimum';
  if (amount > maximum) return 'above-maximum';
  return 'valid';
}

/** The pay-off flag: the amount is at least the balance, and there is a balance (PAY-31, OP-68). */
export function isPayoff(amount: Cents, balance: Cents | null): boolean {
  return balance !== null && balance > 0 && amount >= balance;
}

/** First and last day, both included. */
export interface PaymentWindow {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * On which days a lease may be paid: from today to the pending pay-at date. Where that is past, today only;
 * where it is missing, to the next due date if that is later (PAY-26, OP-70).
 */
export function paymentWindow({
  pending,
  extra,
  today,
}: {
  readonly pending: Pick<PendingPayment, 'payAt'> | null;
  readonly extra: Pick<LeaseExtra, 'nextDueDate'> | null;
  readonly today: CalendarDate;
}): PaymentWindow {
  const last = pending?.payAt ?? extra?.nextDueDate ?? today;
  return { from: today, to: compareDates(last, today) > 0 ? last : today };
}

export function isInWindow(date: CalendarDate, { from, to }: PaymentWindow): boolean {
  return compareDates(date, from) >= 0 && compareDates(date, to) <= 0;
}
