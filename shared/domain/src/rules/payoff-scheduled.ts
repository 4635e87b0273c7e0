import type { Lease } from '../entities/lease.ts';
import { isPayoff } from './payoff.ts';
import { scheduledTotal } from './scheduled-payments.ts';

/**
 * Whether the scheduled payments of a lease pay it off, so that nothing is left to pay besides them. False also where the
 * list of leases came without them: then it is not known.
 */
export function isPayoffScheduled({
  extra,
  scheduledPayments,
}: Pick<Lease, 'extra' | 'scheduledPayments'>): boolean {
  return isPayoff(scheduledTotal(scheduledPayments ?? []), extra?.balance ?? null);
}
