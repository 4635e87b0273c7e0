import { addDays, daysBetween, type CalendarDate } from '../dates/calendar-date.ts';
import type { Lease } from '../entities/lease.ts';

/** The codes of the states that an approved application may be in (LEASE-30). */
const approvedStateCodes: readonly string[] = ['V', 'S', 'G', 'C', 'I', 'Z', 'Y'];

const lastDayOfApplication = 181;
const daysOfOffer = 180;

/** Whether the lease's loan number is in the current extra data (LEASE-28). */
export function isCurrent(lease: Pick<Lease, 'inCurrent'>): boolean {
  return lease.inCurrent;
}

/** Whether the lease's loan number is in the paid-off extra data (LEASE-29). */
export function isPaidOff(lease: Pick<Lease, 'inPaidOff'>): boolean {
  return lease.inPaidOff;
}

/** Whether an application is older than 181 days (LEASE-58). */
function isApplicationExpired(applicationDate: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(applicationDate, today) > lastDayOfApplication;
}

/**
 * Whether a lease is an application in an approved state and not older than 181 days; current and paid-off leases are
 * not excluded (LEASE-30, 31, OP-57). An application without a date is not approved, because its age is not known.
 */
export function isApproved(
  lease: Pick<Lease, 'stateCode' | 'applicationDate'>,
  today: CalendarDate,
): boolean {
  return (
    lease.stateCode !== null &&
    approvedStateCodes.includes(lease.stateCode) &&
    lease.applicationDate !== null &&
    !isApplicationExpired(lease.applicationDate, today)
  );
}

/** Returns the last day on which the offers of an application are shown as valid: 180 days after it (LEASE-59, OP-58). */
export function offersValidUntil(applicationDate: CalendarDate): CalendarDate {
  return addDays(applicationDate, daysOfOffer);
}

/**
 * Returns how many days the offers of an application are still valid: 0 on their last day, negative after it, and never
 * more than 180, even for an application that is dated after today (LEASE-59, OP-58).
 */
export function daysOfOffersLeft(applicationDate: CalendarDate, today: CalendarDate): number {
  return Math.min(daysOfOffer, daysBetween(today, offersValidUntil(applicationDate)));
}
