import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Cents } from '../money/cents.ts';
import type { ScheduledPayment } from './payment.ts';

/** What was leased; the quantity may have decimals (SHARED-17). */
export interface LineItem {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: Cents;
}

/** One way to take the lease that an application was offered (SHARED-15). */
export interface Offer {
  readonly offer: string;
  readonly value: Cents | null;
  readonly dueAtSigning: Cents | null;
}

/** Offers arrive as JSON text inside the answer. When that text is broken, the lease stays usable (LEASE-19..21). */
export type Offers =
  | { readonly status: 'listed'; readonly offers: readonly Offer[] }
  | { readonly status: 'unreadable' };

/** The account of a lease (SHARED-16). Percent is 0 to 100. */
export interface LeaseExtra {
  readonly loanNumber: string;
  readonly minimumDue: Cents | null;
  readonly nextDueDate: CalendarDate | null;
  readonly lastPaymentDate: CalendarDate | null;
  readonly totalDue: Cents | null;
  /** What pays the lease off (OP-67). */
  readonly balance: Cents | null;
  readonly payoffGoodThroughDate: CalendarDate | null;
  readonly earlyPayoffDueDate: CalendarDate | null;
  readonly percentPaid: number | null;
  readonly paymentsMade: number | null;
  readonly paymentsRemaining: number | null;
  readonly lateFee: Cents | null;
  readonly paymentPerMonth: Cents | null;
  readonly totalPaid: Cents | null;
}

export interface LeaseStore {
  readonly name: string;
  readonly phone: string | null;
  readonly street1: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly type: string | null;
}

/** What may be missing from a lease because it arrived malformed. */
export type LeasePart = 'account' | 'details' | 'items' | 'scheduled-payments';

/** A lease or an application for one (SHARED-13, 14). */
export interface Lease {
  /** Identifies the lease in addresses of the portal: `/lease/{id}` (OP-16). */
  readonly id: string;
  /** Identifies the lease in payments and scheduled payments. */
  readonly uuid: string;
  readonly loanNumber: string;
  readonly store: LeaseStore;
  readonly stateCode: string | null;
  readonly applicationDate: CalendarDate | null;
  /** IANA name of the time zone that its deadlines are in; null for the browser's (OP-105). */
  readonly timeZone: string | null;
  /** The day of the month on which payments are due, 1 to 31: the last day of a shorter month; null where it is not known. */
  readonly dueDay: number | null;
  readonly loanDate: CalendarDate | null;
  /** Months. */
  readonly term: number | null;
  readonly monthlyPayment: Cents | null;
  readonly lastPaymentDate: CalendarDate | null;
  readonly totalPaymentsMade: Cents | null;
  readonly cashPrice: Cents | null;
  /** The first down payment that was retained. */
  readonly downPaymentRetained: Cents | null;
  readonly items: readonly LineItem[];
  readonly offers: Offers;
  /** Whether the loan number is in the current, and in the paid-off, extra data (LEASE-28, 29). */
  readonly inCurrent: boolean;
  readonly inPaidOff: boolean;
  /** Joined by loan number (OP-49); null when the lease is in neither list and has none of its own. */
  readonly extra: LeaseExtra | null;
  /** Payments whose money may still move; null when the list of leases came without them. */
  readonly scheduledPayments: readonly ScheduledPayment[] | null;
  /** The parts of which something arrived malformed and is missing here; mostly none. */
  readonly unreadable: readonly LeasePart[];
}
