import { compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import type { LeaseExtra } from '../entities/lease.ts';

type PayoffDate =
  | { readonly type: 'early'; readonly date: CalendarDate }
  | { readonly type: 'due'; readonly date: CalendarDate | null };

/**
 * Returns the payoff date that a lease shows: the early one while it is today or later (`Early Payoff Date`), else the
 * payoff good-through date (`Payoff Due Date`) (LEASE-32, 33).
 */
export function payoffDate(
  extra: Pick<LeaseExtra, 'earlyPayoffDueDate' | 'payoffGoodThroughDate'>,
  today: CalendarDate,
): PayoffDate {
  const { earlyPayoffDueDate, payoffGoodThroughDate } = extra;
  if (earlyPayoffDueDate !== null && compareDates(earlyPayoffDueDate, today) >= 0) {
    return { type: 'early', date: earlyPayoffDueDate };
  }
  return { type: 'due', date: payoffGoodThroughDate };
}
