import type {
  CalendarDate,
  DefaultMethod,
  Lease,
  OwnershipQuote,
  PaymentMethod,
  PendingPayment,
  ScheduledPayment,
} from '@portal/domain';

/** What a payment for the lease depends on today. */
export interface PaymentTerms {
  readonly lease: Lease;
  readonly pending: PendingPayment | null;
  /** The lease's scheduled payments from today on. */
  readonly scheduled: readonly ScheduledPayment[];
  /** Null until it is loaded, and against a backend without quotes. */
  readonly quote: OwnershipQuote | null;
  readonly methods: readonly PaymentMethod[];
  readonly defaultMethod: DefaultMethod;
  /** In the lease's time zone (OP-105). */
  readonly today: CalendarDate;
}
