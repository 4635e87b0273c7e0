import {
  cents,
  compareDates,
  type CalendarDate,
  type Cents,
  type Due,
  type ScheduledPayment,
} from '@portal/domain';
import { leaseScheduledPayments } from '@portal/api-contract';
import { useApiQuery } from '@portal/platform';

/** The payments of a lease that are still to come; nothing is asked for while the lease is not known. */
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

/** The scheduled payment that settles what is due, in time and in full. */
export function coveredBy(due: Due, scheduled: readonly ScheduledPayment[]): ScheduledPayment | null {
  if (due.amount <= 0 || due.daysLate > 0) return null;
  return (
    scheduled.find(
      ({ amount, payAt }) =>
        amount >= due.amount && (due.date === null || compareDates(payAt, due.date) <= 0),
    ) ?? null
  );
}

/** What they come to. */
export function sumOf(scheduled: readonly ScheduledPayment[]): Cents {
  return cents(scheduled.reduce((sum, { amount }) => sum + amount, 0));
}

/** The earliest scheduled payment. */
export function nextScheduled(scheduled: readonly ScheduledPayment[]): ScheduledPayment | null {
  return scheduled.toSorted((a, b) => compareDates(a.payAt, b.payAt))[0] ?? null;
}
