import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Cents } from '../money/cents.ts';

/** What it takes to own what is leased on one day when nothing is paid until then. */
export interface QuotedDay {
  readonly date: CalendarDate;
  /** What pays the lease off on that day. */
  readonly payoff: Cents;
  /** What the lease costs in all when it is paid off on that day. */
  readonly totalCost: Cents;
}

/** A payment of the rest of the term: what is due on its day, or what the customer has scheduled for it. */
export interface TermPayment {
  readonly date: CalendarDate;
  readonly amount: Cents;
}

/** What a lease costs from today on, as its lender quotes it. Not in the specification: a backend may have no quotes. */
export interface OwnershipQuote {
  /** In the lease's time zone (OP-105). */
  readonly today: CalendarDate;
  /** Null when it has passed. */
  readonly earlyPayoffDate: CalendarDate | null;
  readonly totalPaid: Cents;
  /** Every day from today to the last that is quoted, at least up to the early payoff date. */
  readonly days: readonly QuotedDay[];
  /** The rest of the term, the earliest payment first; together they are all that is due. */
  readonly payments: readonly TermPayment[];
}
