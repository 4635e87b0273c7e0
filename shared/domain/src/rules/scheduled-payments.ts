import { compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import type { Lease } from '../entities/lease.ts';
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

/**
 * Returns the payments of a lease whose money may still move. A backend whose list of leases has them gives no others,
 * so one whose day has passed stays until its outcome is known; of any other backend that is not known, and payments
 * whose day has passed are left out.
 *
 * @param asked the payments of the lease that were asked for apart; null where they were not, or did not load
 */
export function openScheduledPayments(
  { scheduledPayments: listed }: Pick<Lease, 'scheduledPayments'>,
  asked: readonly ScheduledPayment[] | null,
  today: CalendarDate,
): readonly ScheduledPayment[] {
  if (listed !== null) return asked ?? listed;
  return (asked ?? []).filter((payment) => !isBeingProcessed(payment, today));
}

/** Whether the day of an open scheduled payment has passed, so that only its outcome is to come. */
export function isBeingProcessed({ payAt }: Pick<ScheduledPayment, 'payAt'>, today: CalendarDate): boolean {
  return compareDates(payAt, today) < 0;
}
