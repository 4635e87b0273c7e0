import { compareDates, daysBetween, type CalendarDate } from '../dates/calendar-date.ts';
import { getTodayIn } from '../dates/time-zone.ts';
import type { LeaseOverview } from '../entities/lease-overview.ts';
import type { Lease } from '../entities/lease.ts';
import type { PaymentMethodType } from '../entities/payment-method.ts';
import type { PendingPayment, ScheduledPayment } from '../entities/payment.ts';
import type { Cents } from '../money/cents.ts';
import { isCurrent } from './lease-lists.ts';
import { dueDate } from './minimum-due.ts';
import { paymentLimits } from './payment-limits.ts';
import { lastDayToPay } from './payment-window.ts';
import { isPayoffScheduled } from './payoff-scheduled.ts';
import { isPayoff } from './payoff.ts';
import { isBeingProcessed, nextScheduledPayment } from './scheduled-payments.ts';

/** What is due next on a current lease. */
export interface Due {
  readonly lease: Lease;
  /** Zero when nothing is due. */
  readonly amount: Cents;
  readonly date: CalendarDate | null;
  /** Days since the due date; zero until it has passed. */
  readonly daysLate: number;
  /** The day from which it is seen: today in the lease's time zone (OP-105). */
  readonly today: CalendarDate;
}

/** Returns which day it is for a lease: today in its own time zone, else in the browser's (OP-105). */
export function todayOf({ timeZone }: Pick<Lease, 'timeZone'>): CalendarDate {
  return getTodayIn(timeZone);
}

/** Returns the pending payment of a lease; null when there is none (OP-50). */
export function pendingOf(
  lease: Pick<Lease, 'loanNumber'>,
  pendingPayments: readonly PendingPayment[],
): PendingPayment | null {
  return pendingPayments.find(({ loanNumber }) => loanNumber === lease.loanNumber) ?? null;
}

/** Returns what is due on a lease, from its pending payment or, without one, from the account (PAY-29, OP-69, OP-71). */
export function dueOf(
  lease: Lease,
  pending: PendingPayment | null,
  methodType: PaymentMethodType,
  today: CalendarDate,
): Due {
  const { extra } = lease;
  const amount = paymentLimits({ extra, pending, methodType, today }).minimum;
  const date = dueDate({ pending, extra });
  const isLate = amount > 0 && date !== null && compareDates(date, today) < 0;
  return { lease, amount, date, daysLate: isLate ? daysBetween(date, today) : 0, today };
}

function byUrgency(a: Due, b: Due): number {
  if (a.amount > 0 !== b.amount > 0) return a.amount > 0 ? -1 : 1;
  if (a.date === null || b.date === null) return a.date === b.date ? 0 : a.date === null ? 1 : -1;
  return compareDates(a.date, b.date);
}

/**
 * Returns what is due on every current lease, the most urgent first (LEASE-28, OP-02).
 *
 * @param dayOf which day it is for a lease
 */
export function duesOf(
  { leases, pendingPayments }: Pick<LeaseOverview, 'leases' | 'pendingPayments'>,
  methodType: PaymentMethodType,
  dayOf: (lease: Lease) => CalendarDate = todayOf,
): readonly Due[] {
  return leases
    .filter(isCurrent)
    .map((lease) => dueOf(lease, pendingOf(lease, pendingPayments), methodType, dayOf(lease)))
    .sort(byUrgency);
}

/**
 * Returns the payment that covers what is due, in full and on a day on which that can be paid; null when there is none. So
 * nobody is asked twice for what is overdue while a payment of today is being processed (OP-02).
 *
 * @param scheduled the payments of the lease whose money may still move
 */
export function coveringPayment(due: Due, scheduled: readonly ScheduledPayment[]): ScheduledPayment | null {
  if (due.amount <= 0) return null;
  const last = lastDayToPay(due.date, due.today);
  return (
    scheduled.find(({ amount, payAt }) => amount >= due.amount && compareDates(payAt, last) <= 0) ?? null
  );
}

/**
 * Whether paying a lease off is more than paying what is due, and is not scheduled anyway.
 *
 * @param scheduled the payments of the lease whose money may still move
 */
export function canPayOffEarly(
  { lease: { extra }, amount, today }: Pick<Due, 'lease' | 'amount' | 'today'>,
  scheduled: readonly ScheduledPayment[],
): boolean {
  const balance = extra?.balance ?? null;
  return (
    balance !== null &&
    balance > 0 &&
    !isPayoff(amount, balance) &&
    !isPayoffScheduled({ extra, scheduledPayments: scheduled }, today)
  );
}

/**
 * Whether only the outcome of an open payment is to come: its day has passed, or it pays today what is overdue, which
 * can't be scheduled.
 */
export function awaitsOutcome(
  { payAt }: Pick<ScheduledPayment, 'payAt'>,
  { daysLate, today }: Pick<Due, 'daysLate' | 'today'>,
): boolean {
  return isBeingProcessed({ payAt }, today) || (daysLate > 0 && payAt === today);
}

/** What a current lease is marked with in a list; `payment` is the next whose money may still move. */
export type DueMark =
  | { readonly type: 'overdue'; readonly daysLate: number }
  | { readonly type: 'processing' | 'scheduled'; readonly payment: ScheduledPayment }
  | { readonly type: 'due-today' };

/**
 * Returns what a current lease is marked with: that it is overdue, unless a payment covers what is due; its next payment;
 * that it is due today. Null for none of these (OP-02).
 *
 * @param scheduled the payments of the lease whose money may still move
 */
export function dueMark(due: Due, scheduled: readonly ScheduledPayment[]): DueMark | null {
  const covering = coveringPayment(due, scheduled);
  if (due.daysLate > 0 && !covering) return { type: 'overdue', daysLate: due.daysLate };
  const payment = covering ?? nextScheduledPayment(scheduled);
  if (payment) return { type: awaitsOutcome(payment, due) ? 'processing' : 'scheduled', payment };
  return due.amount > 0 && due.date === due.today ? { type: 'due-today' } : null;
}
