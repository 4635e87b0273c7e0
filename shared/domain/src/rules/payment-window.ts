import { compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import type { LeaseExtra } from '../entities/lease.ts';
import type { PendingPayment } from '../entities/payment.ts';
import { dueDate } from './minimum-due.ts';

/** The first and the last day, both included. */
export interface PaymentWindow {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * Returns the days on which a lease may be paid: from today to the pending pay-at date. Where that has passed, it is
 * today only; where it is missing, to the next due date if that is later (PAY-26, OP-70).
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
  return { from: today, to: lastDayToPay(dueDate({ pending, extra }), today) };
}

/**
 * Returns the last day on which a payment of what is due is in time, or as early as it still can be: the due date; today
 * where that has passed or is not known.
 */
export function lastDayToPay(dueOn: CalendarDate | null, today: CalendarDate): CalendarDate {
  return dueOn !== null && compareDates(dueOn, today) > 0 ? dueOn : today;
}

/** Whether a date is in the window, its first and last day included. */
export function isInWindow(date: CalendarDate, { from, to }: PaymentWindow): boolean {
  return compareDates(date, from) >= 0 && compareDates(date, to) <= 0;
}
