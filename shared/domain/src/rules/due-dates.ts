import { addMonths, compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import type { Cents } from '../money/cents.ts';
import type { Due } from './due.ts';

/** A day on which a payment of a lease is due. */
export interface DueDate {
  readonly date: CalendarDate;
  /** Null where it is not known. */
  readonly amount: Cents | null;
}

/** The most due dates of one lease: ten years of months. */
const most = 120;

/**
 * Returns the days from today on that payments of a lease are due: the next one and those of the months after it, as
 * many as payments remain. They fall on the day of the month on which the lease began, where the next one does.
 */
export function dueDatesOf({ lease, date: next, amount, today }: Due): readonly DueDate[] {
  if (next === null) return [];
  const { paymentsRemaining = null, paymentPerMonth = null } = lease.extra ?? {};
  const count = Math.min(Math.max(1, Math.floor(paymentsRemaining ?? 1)), most);
  const { anchor, months } = anchorOf(lease.loanDate, next);
  return Array.from({ length: count }, (_, index) => ({
    date: addMonths(anchor, months + index),
    amount: index === 0 ? amount : paymentPerMonth,
  })).filter(({ date }) => compareDates(date, today) >= 0);
}

/** Counted from the last day of January the months keep the 31st; counted from a 28th of February they would lose it. */
function anchorOf(began: CalendarDate | null, next: CalendarDate) {
  if (began !== null) {
    const months = monthsBetween(began, next);
    if (months >= 0 && addMonths(began, months) === next) return { anchor: began, months };
  }
  return { anchor: next, months: 0 };
}

function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [fromYear = 0, fromMonth = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth;
}
