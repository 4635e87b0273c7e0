import { compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import type { LeaseExtra } from '../entities/lease.ts';
import { cents, type Cents } from '../money/cents.ts';
import { isPayoff } from './payment.ts';
import { payoffDate } from './payoff-date.ts';

type PayoffFigures = Pick<
  LeaseExtra,
  | 'balance'
  | 'totalDue'
  | 'totalPaid'
  | 'paymentsRemaining'
  | 'paymentPerMonth'
  | 'earlyPayoffDueDate'
  | 'payoffGoodThroughDate'
>;

export interface PayoffSaving {
  /** What pays the lease off. */
  readonly balance: Cents;
  /** The payments that the payoff replaces. */
  readonly payments: number;
  /** What the rest of the term comes to without the payoff. */
  readonly rest: Cents;
  /** The rest less the balance: always above zero. */
  readonly saved: Cents;
  /** All that the lease will have cost with the payoff; null where the paid total is not known. */
  readonly totalCost: Cents | null;
}

/**
 * What paying off now saves against paying every month to the end of the term. The account's total due tells what the
 * rest comes to, for its last payment may be a smaller one; a total below the balance is no such total, and the
 * payments are counted. Null where a figure is missing or nothing is saved: a saving is never guessed.
 */
export function payoffSaving(extra: PayoffFigures): PayoffSaving | null {
  const { balance, totalDue, paymentsRemaining: payments, paymentPerMonth: perMonth, totalPaid } = extra;
  if (balance === null || balance <= 0 || !payments || !Number.isInteger(payments) || !perMonth) return null;
  const rest = totalDue !== null && totalDue >= balance ? totalDue : cents(payments * perMonth);
  const saved = cents(rest - balance);
  if (saved <= 0) return null;
  return {
    balance,
    payments,
    rest,
    saved,
    totalCost: totalPaid === null ? null : cents(totalPaid + balance),
  };
}

/** The saving with the last day on which the early payoff holds, while that day has not passed. */
export function earlyPayoff(
  extra: PayoffFigures,
  today: CalendarDate,
): (PayoffSaving & { readonly until: CalendarDate }) | null {
  const saving = payoffSaving(extra);
  const payoff = payoffDate(extra, today);
  return saving && payoff.type === 'early' ? { ...saving, until: payoff.date } : null;
}

/**
 * Whether a payment of `amount` on `date` buys the lease out: it covers the balance, and the balance is known to
 * hold on that day. The api gives today's balance, and says with the payoff date how long it holds.
 */
export function ownsLease(
  { amount, date }: { readonly amount: Cents; readonly date: CalendarDate },
  extra: PayoffFigures,
  today: CalendarDate,
): boolean {
  if (!isPayoff(amount, extra.balance)) return false;
  const { date: holdsUntil } = payoffDate(extra, today);
  return date === today || (holdsUntil !== null && compareDates(date, holdsUntil) <= 0);
}
