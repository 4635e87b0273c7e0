import { compareDates } from '../dates/calendar-date.ts';
import type { ScheduledPayment } from '../entities/payment.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { Due } from './due.ts';

/** Returns the scheduled payment that covers what is due, in time and in full; null when there is none. */
export function coveringPayment(due: Due, scheduled: readonly ScheduledPayment[]): ScheduledPayment | null {
  if (due.amount <= 0 || due.daysLate > 0) return null;
  return (
    scheduled.find(
      ({ amount, payAt }) =>
        amount >= due.amount && (due.date === null || compareDates(payAt, due.date) <= 0),
    ) ?? null
  );
}

/** Returns the sum of scheduled payments. */
export function scheduledTotal(scheduled: readonly Pick<ScheduledPayment, 'amount'>[]): Cents {
  return cents(scheduled.reduce((sum, { amount }) => sum + amount, 0));
}

/** Returns the earliest scheduled payment; null when there is none. */
export function nextScheduledPayment(scheduled: readonly ScheduledPayment[]): ScheduledPayment | null {
  return scheduled.toSorted((a, b) => compareDates(a.payAt, b.payAt))[0] ?? null;
}
