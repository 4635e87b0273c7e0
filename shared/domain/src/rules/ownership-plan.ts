import { compareDates, daysBetween, type CalendarDate } from '../dates/calendar-date.ts';
import type { OwnershipQuote, QuotedDay, TermPayment } from '../entities/ownership-quote.ts';
import { cents, type Cents } from '../money/cents.ts';

/** When a lease is owned and what it costs. */
export interface OwnershipPlan {
  readonly ownedOn: CalendarDate;
  /** What the lease costs in all, with what has been paid. */
  readonly totalCost: Cents;
  /** How much less that is than by the regular payments alone: zero or more. */
  readonly saved: Cents;
  /** False only where one payment buys the lease out before any other is due: then the amount is quoted. */
  readonly isEstimate: boolean;
}

/** What the regular payments leave to pay on the early payoff date. */
export interface EarlyPayoffGap {
  readonly date: CalendarDate;
  /** What is missing on that day when only the regular payments are made. */
  readonly missing: Cents;
  /** How much less the lease costs in all when that is paid by then. */
  readonly saved: Cents;
}

/** Returns the quote of a day; null for a day that is not quoted. */
export function quotedDay({ days }: Pick<OwnershipQuote, 'days'>, date: CalendarDate): QuotedDay | null {
  const [first] = days;
  if (!first) return null;
  return days[daysBetween(first.date, date)] ?? null;
}

/**
 * Returns the last day on which an amount pays the lease off, before more or less does; null where the quote has no such
 * day, or does not begin with that amount.
 */
export function lastDayOfPayoff({ days }: Pick<OwnershipQuote, 'days'>, amount: Cents): CalendarDate | null {
  const changed = days.findIndex(({ payoff }) => payoff !== amount);
  return days[changed - 1]?.date ?? null;
}

/** Returns the sum of the rest of the term: what is due without an early payoff. */
export function restOfTerm({ payments }: Pick<OwnershipQuote, 'payments'>): Cents {
  return cents(payments.reduce((sum, { amount }) => sum + amount, 0));
}

/** How much less than the rest of the term pays the lease off on a day; nothing on a day that is not quoted. */
function discountOn(quote: OwnershipQuote, date: CalendarDate): number {
  const day = quotedDay(quote, date);
  return day ? Math.max(0, restOfTerm(quote) - day.payoff) : 0;
}

/** Pays one payment after the other, each at most what pays the lease off on its day, until it is owned. */
function payUntilOwned(quote: OwnershipQuote, payments: readonly TermPayment[]) {
  let left: number = restOfTerm(quote);
  let paid: number = quote.totalPaid;
  let count = 0;
  let ownedOn = quote.today;
  for (const { date, amount } of payments) {
    if (left <= 0) break;
    const balance = left - Math.min(discountOn(quote, date), left);
    const payment = Math.min(amount, balance);
    paid += payment;
    left = payment === balance ? 0 : left - payment;
    ownedOn = date;
    count += 1;
  }
  return { ownedOn, totalCost: cents(paid), left: cents(left), count };
}

/** Returns when a lease is owned and what it costs by the regular payments alone. */
export function regularOwnership(quote: OwnershipQuote): OwnershipPlan {
  const { ownedOn, totalCost } = payUntilOwned(quote, quote.payments);
  return { ownedOn, totalCost, saved: cents(0), isEstimate: true };
}

/**
 * Returns when a lease is owned and what it costs when a payment is made besides the regular ones, which go on until
 * then.
 *
 * @param extra a payment of zero or more on a quoted day
 */
export function planOwnership(quote: OwnershipQuote, extra: TermPayment): OwnershipPlan {
  const before = quote.payments.filter(({ date }) => compareDates(date, extra.date) < 0);
  const payments = [...before, extra, ...quote.payments.slice(before.length)];
  const { ownedOn, totalCost, count } = payUntilOwned(quote, extra.amount > 0 ? payments : quote.payments);
  return {
    ownedOn,
    totalCost,
    saved: cents(regularOwnership(quote).totalCost - totalCost),
    isEstimate: extra.amount <= 0 || count > 1 || before.length > 0,
  };
}

/** Returns what a payment on a day must be to own the lease by it, after the regular payments before that day. */
export function amountToOwnOn(quote: OwnershipQuote, date: CalendarDate): Cents {
  const before = quote.payments.filter((payment) => compareDates(payment.date, date) < 0);
  const { left } = payUntilOwned(quote, before);
  return cents(left - Math.min(discountOn(quote, date), left));
}

/** Returns by how much the regular payments alone miss the early payoff date; null when they do not, or it has passed. */
export function earlyPayoffGap(quote: OwnershipQuote): EarlyPayoffGap | null {
  const { earlyPayoffDate: date } = quote;
  if (date === null) return null;
  const made = quote.payments.filter((payment) => compareDates(payment.date, date) <= 0);
  const { left, totalCost } = payUntilOwned(quote, made);
  const missing = cents(left - Math.min(discountOn(quote, date), left));
  if (missing === 0) return null;
  return { date, missing, saved: cents(regularOwnership(quote).totalCost - totalCost - missing) };
}
