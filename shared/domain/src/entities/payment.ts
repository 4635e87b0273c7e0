import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Cents } from '../money/cents.ts';
import type { PaymentMethodType } from './payment-method.ts';

/** A payment that was made (SHARED-18). */
export interface PaymentRecord {
  readonly id: string;
  readonly type: string | null;
  /** Total lease payment. */
  readonly amount: Cents;
  readonly date: CalendarDate;
  readonly loanNumber: string;
}

/** A payment that will be made (SHARED-19). */
export interface ScheduledPayment {
  readonly amount: Cents;
  readonly payAt: CalendarDate;
  readonly createdAt: CalendarDate | null;
}

/** The states of a payment (docs/decisions/0015-payments-as-state-machines.md), without those that no customer sees. */
export const paymentStatuses = [
  'scheduled',
  'processing',
  'succeeded',
  'declined',
  'submitted',
  'settled',
  'returned',
  'canceled',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** Money of a payment that went back to the customer; a `chargeback` was taken by the customer's bank. */
export interface PaymentRefund {
  readonly type: 'refund' | 'chargeback';
  readonly amount: Cents;
  readonly date: CalendarDate;
  /** When the customer's bank paid a chargeback to the company again; null when it has not. */
  readonly wonOn: CalendarDate | null;
}

/** A payment that was ordered, whatever has become of it. Not in the specification: a backend may not list them. */
export interface PaymentIntent {
  readonly id: string;
  readonly loanNumber: string;
  readonly amount: Cents;
  /** The day that it is or was to be made on. */
  readonly date: CalendarDate;
  readonly status: PaymentStatus;
  /** The day on which it came to have this status; null where the backend does not say it. */
  readonly statusOn: CalendarDate | null;
  /** Why it was declined, returned or canceled, in words for the customer. */
  readonly reason: string | null;
  readonly methodType: PaymentMethodType;
  readonly last4: string | null;
  /** The oldest first. */
  readonly refunds: readonly PaymentRefund[];
}

/** A payment with the authorization of its withdrawal as the customer agreed to it; null when there is none. */
export interface AuthorizedPayment extends PaymentIntent {
  readonly authorization: string | null;
}

/** The payment that the customer owes next (SHARED-20). An amount that is not a number is null (PAY-30). */
export interface PendingPayment {
  readonly loanNumber: string;
  /** Due when paid by card. */
  readonly amount: Cents | null;
  /** Due when paid from a bank account. */
  readonly amountAch: Cents | null;
  readonly payAt: CalendarDate | null;
}

/** The api's answer to a payment. Only the outcome is certain: what the api leaves out is null (OP-100). */
export interface PaymentReceipt {
  readonly paymentId: string | null;
  readonly outcome: 'scheduled' | 'processed';
  readonly amount: Cents | null;
  readonly date: CalendarDate | null;
}

/** How a payment ended that has paid nothing, and why in words for the customer; a reason that is not known is null. */
export interface PaymentRejection {
  readonly status: Extract<PaymentStatus, 'declined' | 'canceled'>;
  readonly reason: string | null;
}

/**
 * What became of the payment that was sent with an idempotency key. `unknown`: nothing was paid with the key, because it
 * never arrived; `pending`: ask again before a new payment is offered; `rejected`: the payment was declined or canceled, and
 * the key makes no other. A backend that does not say which of the two leaves `rejection` null.
 */
export type PaymentAttempt =
  | { readonly status: 'unknown' }
  | { readonly status: 'pending' }
  | { readonly status: 'rejected'; readonly rejection: PaymentRejection | null }
  | { readonly status: 'final'; readonly receipt: PaymentReceipt };
