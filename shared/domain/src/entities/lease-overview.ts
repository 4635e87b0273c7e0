import type { Lease } from './lease.ts';
import type { PendingPayment } from './payment.ts';

/** Every lease of the customer with its account joined, and the payments that are asked for. */
export interface LeaseOverview {
  readonly leases: readonly Lease[];
  readonly pendingPayments: readonly PendingPayment[];
}
