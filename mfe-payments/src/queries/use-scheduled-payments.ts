import { leaseScheduledPayments } from '@portal/api-contract';
import { compareDates, type CalendarDate } from '@portal/domain';
import { useApiQuery } from '@portal/platform';

/** Loads the scheduled payments of a lease from today on; loads nothing while the lease is not known. */
export function useScheduledPayments(leaseUuid: string | null, today: CalendarDate) {
  return useApiQuery(
    leaseScheduledPayments,
    { leaseUuid: leaseUuid ?? '' },
    {
      enabled: leaseUuid !== null,
      select: (scheduled) => scheduled.filter(({ payAt }) => compareDates(payAt, today) >= 0),
    },
  );
}
