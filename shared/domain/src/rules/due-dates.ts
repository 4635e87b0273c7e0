import { addMonths, calendarDate, compareDates, type CalendarDate } from '../dates/calendar-date.ts';
import { cents, type Cents } from '../money/cents.ts';
import type { Due } from './due.ts';
import { isPayoffScheduled } from './payoff-scheduled.ts';

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
 * many as payments remain. They fall on the lease's due day; where that is not known, on the day of the next one, which
 * is early after a short month, but never late. The last amount is what the others leave of the total due. None of a lease
 * that its scheduled payments pay off.
 */
export function dueDatesOf({ lease, date: next, amount, today }: Due): readonly DueDate[] {
  if (next === null || isPayoffScheduled(lease, today)) return [];
  const { paymentsRemaining = null, paymentPerMonth = null, totalDue = null } = lease.extra ?? {};
  const remaining = Math.max(1, Math.floor(paymentsRemaining ?? 1));
  const isToCome = (date: CalendarDate) => compareDates(date, today) >= 0;
  const { anchor, months } = anchorOf(lease.dueDay, next);
  // What is due next has the amounts of all days that have passed.
  const later = Array.from({ length: Math.min(remaining, most) - 1 }, (_, index) =>
    addMonths(anchor, months + index + 1),
  ).filter(isToCome);
  const last = remaining > most ? null : lastAmount(totalDue, amount, later.length, paymentPerMonth);
  return [
    ...(isToCome(next) ? [{ date: next, amount }] : []),
    ...later.map((date, index) => ({
      date,
      amount: (index === later.length - 1 ? last : null) ?? paymentPerMonth,
    })),
  ];
}

/** Counted from the 31st of January the months keep the 31st; counted from a 28th of February they would lose it. */
function anchorOf(dueDay: number | null, next: CalendarDate) {
  const months = Number(next.slice(5, 7)) - 1;
  const anchor =
    dueDay === null ? null : calendarDate(`${next.slice(0, 4)}-01-${String(dueDay).padStart(2, '0')}`);
  return anchor !== null && addMonths(anchor, months) === next
    ? { anchor, months }
    : { anchor: next, months: 0 };
}

/**
 * Returns the last of `count` payments that follow the next one; null where the figures are not known, or don't add up
 * to so many payments.
 */
function lastAmount(
  totalDue: Cents | null,
  next: Cents,
  count: number,
  perMonth: Cents | null,
): Cents | null {
  if (totalDue === null || perMonth === null) return null;
  const rest = totalDue - next - perMonth * (count - 1);
  return rest > 0 && rest < 2 * perMonth ? cents(rest) : null;
}
