import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Cents } from '../money/cents.ts';

/** A payment that has happened (SHARED-18). */
export interface PaymentRecord {
  readonly id: string;
  readonly type: string | null;
  /** Total lease payment. */
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly loanNumber: string;
}

/** A payment that will happen (SHARED-19). */
export interface ScheduledPayment {
  readonly amount: Cents;
  readonly payAt: CalendarDate;
  readonly createdAt: CalendarDate | null;
}

/** What is asked of the customer next (SHARED-20). An amount that is no number is null (PAY-30). */
export interface PendingPayment {
  readonly loanNumber: string;
  /** Asked of a card. */
  readonly amount: Cents | null;
  /** Asked of a bank account. */
  readonly amountAch: Cents | null;
  readonly payAt: CalendarDate | null;
}

/** The api's answer to a payment. */
export interface PaymentReceipt {
  readonly paymentId: string;
  readonly outcome: 'scheduled' | 'processed';
  readonly amount: Cents;
  readonly date: CalendarDate;
}

/**
 * What became of the payment that was sent with an idempotency key. `unknown`: nothing was paid with the key, because it
 * never arrived or the payment was declined; `pending`: ask again before a new payment is offered.
 */
export type PaymentAttempt =
  | { readonly status: 'unknown' }
  | { readonly status: 'pending' }
  | { readonly status: 'final'; readonly receipt: PaymentReceipt };
