import { day } from '../dates/calendar-date.fixture.ts';
import { addDays } from '../dates/calendar-date.ts';
import type { ScheduledPayment } from '../entities/payment.ts';
import { cents } from '../money/cents.ts';
import { nextScheduledPayment, scheduledTotal } from './scheduled-payments.ts';

const today = day('2026-11-20');
const inDays = (days: number) => addDays(today, days);
const scheduledIn = (days: number, amount = 8_420): ScheduledPayment => ({
  amount: cents(amount),
  payAt: inDays(days),
  createdAt: today,
});

it('nextScheduledPayment returns the earliest one', () => {
  expect(nextScheduledPayment([scheduledIn(9), scheduledIn(2)])).toEqual(scheduledIn(2));
  expect(nextScheduledPayment([])).toBeNull();
});

it('scheduledTotal adds the amounts', () => {
  expect(scheduledTotal([scheduledIn(9, 100), scheduledIn(2, 1)])).toBe(101);
  expect(scheduledTotal([])).toBe(0);
});
