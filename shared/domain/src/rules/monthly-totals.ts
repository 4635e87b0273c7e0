import { addMonths, calendarDate, type CalendarDate } from '../dates/calendar-date.ts';
import type { PaymentRecord } from '../entities/payment.ts';
import { cents, type Cents } from '../money/cents.ts';

export interface MonthlyTotal {
  /** First day of the month. */
  readonly month: CalendarDate;
  readonly total: Cents;
}

const monthsBefore = 6;

/**
 * Returns what was paid in each of the last six months and the current one, oldest first; empty months are zero
 * (PAY-05, OP-72).
 */
export function monthlyTotals(
  history: readonly Pick<PaymentRecord, 'amount' | 'date'>[],
  today: CalendarDate,
): readonly MonthlyTotal[] {
  const current = firstOfMonth(today);
  return Array.from({ length: monthsBefore + 1 }, (_, index) => {
    const month = addMonths(current, index - monthsBefore);
    const inMonth = history.filter(({ date }) => date.slice(0, 7) === month.slice(0, 7));
    return { month, total: cents(inMonth.reduce((sum, { amount }) => sum + amount, 0)) };
  });
}

function firstOfMonth(date: CalendarDate): CalendarDate {
  return calendarDate(`${date.slice(0, 7)}-01`) ?? date;
}
