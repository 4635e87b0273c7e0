import { leaseScheduledPayments } from '@portal/api-contract';
import { openScheduledPayments, type CalendarDate, type Lease, type ScheduledPayment } from '@portal/domain';
import { useApiQuery } from '@portal/platform';

export interface ScheduledPayments {
  readonly isPending: boolean;
  /** Those whose money may still move; none when they could not be loaded. */
  readonly payments: readonly ScheduledPayment[];
}

export interface ScheduledPaymentsOptions {
  /** Asks for them also when the list of leases has them, and replaces those by the answer. */
  readonly asksAgain?: boolean;
}

/**
 * Returns the scheduled payments of a lease whose money may still move, as the list of leases has them. They are asked
 * for when a backend's list has none, or where money depends on them. Nothing is loaded while the lease is not known.
 */
export function useScheduledPayments(
  lease: Pick<Lease, 'uuid' | 'scheduledPayments'> | null,
  today: CalendarDate,
  { asksAgain = false }: ScheduledPaymentsOptions = {},
): ScheduledPayments {
  const listed = lease?.scheduledPayments ?? null;
  const asks = lease !== null && (asksAgain || listed === null);
  const asked = useApiQuery(leaseScheduledPayments, { leaseUuid: lease?.uuid ?? '' }, { enabled: asks });
  // A query that is not enabled still has the answer that another screen asked for, and keeps it while the list goes on.
  const answer = asks ? (asked.data?.payments ?? null) : null;
  return {
    isPending: listed === null && asked.isPending,
    payments: openScheduledPayments({ scheduledPayments: listed }, answer, today),
  };
}
