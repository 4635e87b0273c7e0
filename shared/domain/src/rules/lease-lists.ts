import { addDays, daysBetween, type CalendarDate } from '../dates/calendar-date.ts';
import type { Lease } from '../entities/lease.ts';

/** Codes of the states an approved application may be in (LEASE-30). */
export const approvedStateCodes: readonly string[] = ['V', 'S', 'G', 'C', 'I', 'Z', 'Y'];

const lastDayOfApplication = 181;
const daysOfOffer = 180;

/** Whether its loan number is in the current extra data (LEASE-28). */
export function isCurrent(lease: Pick<Lease, 'inCurrent'>): boolean {
  return lease.inCurrent;
}

/** Whether its loan number is in the paid-off extra data (LEASE-29). */
export function isPaidOff(lease: Pick<Lease, 'inPaidOff'>): boolean {
  return lease.inPaidOff;
}

/** Whether an application is older than 181 days (LEASE-58). */
export function isApplicationExpired(applicationDate: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(applicationDate, today) > lastDayOfApplication;
}

/**
 * Whether it is an application in an approved state and not older than 181 days; current and paid-off leases
 * are not taken out (LEASE-30, 31, OP-57). Without a date its age is not known: not approved.
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

/** The last day that the offers of an application are shown as valid: 180 days after it (LEASE-59, OP-58). */
export function offersValidUntil(applicationDate: CalendarDate): CalendarDate {
  return addDays(applicationDate, daysOfOffer);
}
