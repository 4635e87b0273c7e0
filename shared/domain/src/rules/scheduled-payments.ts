import { compareDates } from '../dates/calendar-date.ts';
import type { ScheduledPayment } from '../entities/payment.ts';
import { cents, type Cents } from '../money/cents.ts';

/** Returns the sum of scheduled payments. */
export function scheduledTotal(scheduled: readonly Pick<ScheduledPayment, 'amount'>[]): Cents {
  return cents(scheduled.reduce((sum, { amount }) => sum + amount, 0));
}

/** Returns the earliest scheduled payment; null when there is none. */
export function nextScheduledPayment(scheduled: readonly ScheduledPayment[]): ScheduledPayment | null {
  return scheduled.toSorted((a, b) => compareDates(a.payAt, b.payAt))[0] ?? null;
}
