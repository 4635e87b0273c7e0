import type { Lease } from '../entities/lease.ts';
import type { PaymentIntent } from '../entities/payment.ts';

/**
 * Whether a payment of a lease may still come to nothing: it is being processed, or the customer's bank has not settled
 * it. A lease that such a payment has paid off is not certain to be the customer's own (LEASE-29).
 */
export function awaitsSettlement(
  { loanNumber }: Pick<Lease, 'loanNumber'>,
  payments: readonly Pick<PaymentIntent, 'loanNumber' | 'status'>[],
): boolean {
  return payments.some(
    (payment) =>
      payment.loanNumber === loanNumber &&
      (payment.status === 'processing' || payment.status === 'submitted'),
  );
}
