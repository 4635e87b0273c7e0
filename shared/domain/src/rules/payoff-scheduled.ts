import { compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import type { Lease } from '../entities/lease.ts';
import { earlyPayoff } from './early-payoff.ts';
import { isPayoff } from './payoff.ts';
import { scheduledTotal } from './scheduled-payments.ts';

/**
 * Whether the scheduled payments of a lease pay it off, so that nothing is left to pay besides them: those up to the early
 * payoff date the balance with its saving, or all of them what is left without it. False also where the list of leases
 * came without them: then it is not known.
 */
export function isPayoffScheduled(
  { extra, scheduledPayments }: Pick<Lease, 'extra' | 'scheduledPayments'>,
  today: CalendarDate,
): boolean {
  const scheduled = scheduledPayments ?? [];
  const early = extra && earlyPayoff(extra, today);
  if (!early) return isPayoff(scheduledTotal(scheduled), extra?.balance ?? null);
  const inTime = scheduled.filter(({ payAt }) => compareDates(payAt, early.until) <= 0);
  return (
    isPayoff(scheduledTotal(inTime), early.balance) ||
    isPayoff(scheduledTotal(scheduled), early.remainingCost)
  );
}
