import { day } from '../dates/calendar-date.fixture.ts';
import { addDays } from '../dates/calendar-date.ts';
import type { ScheduledPayment } from '../entities/payment.ts';
import { cents } from '../money/cents.ts';
import {
  isBeingProcessed,
  nextScheduledPayment,
  openScheduledPayments,
  scheduledTotal,
} from './scheduled-payments.ts';

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

describe('openScheduledPayments', () => {
  const [past, later] = [scheduledIn(-1), scheduledIn(2)];

  it('OP-02: keeps a payment whose day has passed where the list of leases holds only open ones', () => {
    const lease = { scheduledPayments: [past, later] };
    expect(openScheduledPayments(lease, null, today)).toEqual([past, later]);
    expect(openScheduledPayments(lease, [past], today)).toEqual([past]);
  });

  it('leaves it out of a list that was asked for apart, because it may be history', () => {
    const lease = { scheduledPayments: null };
    expect(openScheduledPayments(lease, [past, scheduledIn(0), later], today)).toEqual([
      scheduledIn(0),
      later,
    ]);
    expect(openScheduledPayments(lease, null, today)).toEqual([]);
  });
});

it('isBeingProcessed is true from the day after that of the payment', () => {
  expect([1, 0, -1].map((days) => isBeingProcessed(scheduledIn(days), today))).toEqual([false, false, true]);
});
