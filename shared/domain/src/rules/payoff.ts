import { compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import type { Cents } from '../money/cents.ts';

/** Whether an amount pays a lease off: it is at least the balance, and there is a balance (PAY-31, OP-68). */
export function isPayoff(amount: Cents, balance: Cents | null): boolean {
  return balance !== null && balance > 0 && amount >= balance;
}

/**
 * Returns the scheduled payments of a lease that limit a payment: all of them, but none for a payment that pays the
 * lease off today, because that one replaces them.
 */
export function scheduledAgainst<One>(
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
