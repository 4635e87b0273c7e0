import { compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import type { LeaseExtra } from '../entities/lease.ts';
import { cents, type Cents } from '../money/cents.ts';
import { isPayoff } from './payoff.ts';
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

interface PayoffSaving {
  /** What pays the lease off. */
  readonly balance: Cents;
  /** How many payments the payoff replaces. */
  readonly remainingPayments: number;
  /** What the rest of the term costs without the payoff. */
  readonly remainingCost: Cents;
  /** The remaining cost less the balance: always above zero. */
  readonly saved: Cents;
  /** What the lease costs in total with the payoff; null where the paid total is not known. */
  readonly totalCost: Cents | null;
}

/**
 * Returns what paying off now saves compared with paying every month to the end of the term. The remaining cost is the
 * account's total due, because the last payment may be smaller than the others; a total below the balance can't be that,
 * and the payments are multiplied instead. Returns null where a figure is missing or nothing is saved: a saving is never
 * guessed.
 */
export function payoffSaving(extra: PayoffFigures): PayoffSaving | null {
  const { balance, totalDue, paymentsRemaining: payments, paymentPerMonth: perMonth, totalPaid } = extra;
  if (balance === null || balance <= 0 || !payments || !Number.isInteger(payments) || !perMonth) return null;
  const rest = totalDue !== null && totalDue >= balance ? totalDue : cents(payments * perMonth);
  const saved = cents(rest - balance);
  if (saved <= 0) return null;
  return {
    balance,
    remainingPayments: payments,
    remainingCost: rest,
    saved,
    totalCost: totalPaid === null ? null : cents(totalPaid + balance),
  };
}

export interface EarlyPayoff extends PayoffSaving {
  /** The last day of the early payoff. */
  readonly until: CalendarDate;
}

/** Returns the saving with the last day of the early payoff; null when that day has passed. */
export function earlyPayoff(extra: PayoffFigures, today: CalendarDate): EarlyPayoff | null {
  const saving = payoffSaving(extra);
  const payoff = payoffDate(extra, today);
  return saving && payoff.type === 'early' ? { ...saving, until: payoff.date } : null;
}

/**
 * Whether a payment of `amount` on `date` buys the lease out: it covers the balance, and the balance is still valid on
 * that day. The api gives today's balance; the payoff date says how long it is valid.
 */
export function isBuyout(
  { amount, date }: { readonly amount: Cents; readonly date: CalendarDate },
  extra: PayoffFigures,
  today: CalendarDate,
): boolean {
  if (!isPayoff(amount, extra.balance)) return false;
  const { date: validUntil } = payoffDate(extra, today);
  return date === today || (validUntil !== null && compareDates(date, validUntil) <= 0);
}
