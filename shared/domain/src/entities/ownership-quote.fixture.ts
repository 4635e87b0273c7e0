import { day } from '../dates/calendar-date.fixture.ts';
import { addDays, type CalendarDate } from '../dates/calendar-date.ts';
import { cents } from '../money/cents.ts';
import type { OwnershipQuote, TermPayment } from './ownership-quote.ts';

interface Terms {
  readonly today: CalendarDate;
  readonly earlyPayoffDate: CalendarDate;
  readonly discount: number;
  readonly totalPaid: number;
  readonly payments: readonly TermPayment[];
  /** How many days are quoted. */
  readonly quotedDays: number;
}

/** A quote that agrees with itself: each day costs the rest of the term, up to the early payoff date less the discount. */
export function quoteOf({ discount, payments, quotedDays, ...terms }: Terms): OwnershipQuote {
  const { today, earlyPayoffDate } = terms;
  const rest = payments.reduce((sum, { amount }) => sum + amount, 0);
  return {
    today,
    earlyPayoffDate: earlyPayoffDate >= today ? earlyPayoffDate : null,
    totalPaid: cents(terms.totalPaid),
    days: Array.from({ length: quotedDays }, (_, index) => {
      const date = addDays(today, index);
      const payoff = cents(rest - (date <= earlyPayoffDate ? Math.min(discount, rest) : 0));
      return { date, payoff, totalCost: cents(terms.totalPaid + payoff) };
    }),
    payments,
  };
}

/** Three payments of $100 are left, the first on December 4; $250 buys the lease out until December 10. */
export const sampleQuote = quoteOf({
  today: day('2026-11-20'),
  earlyPayoffDate: day('2026-12-10'),
  discount: 5_000,
  totalPaid: 40_000,
  payments: ['2026-12-04', '2027-01-04', '2027-02-04'].map((date) => ({
    date: day(date),
    amount: cents(10_000),
  })),
  quotedDays: 22,
});
