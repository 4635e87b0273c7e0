import type { Lease } from './lease.ts';
import type { PendingPayment } from './payment.ts';

/** Every lease of the customer, joined with its account, and the pending payments. */
export interface LeaseOverview {
  readonly leases: readonly Lease[];
  readonly pendingPayments: readonly PendingPayment[];
  /** How many leases or accounts arrived so malformed that none of the leases above has them. */
  readonly unreadable: number;
}
