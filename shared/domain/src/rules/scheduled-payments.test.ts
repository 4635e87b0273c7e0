import { day } from '../dates/calendar-date.fixture.ts';
import { addDays } from '../dates/calendar-date.ts';
import { activeLease } from '../entities/lease.fixture.ts';
import type { PendingPayment, ScheduledPayment } from '../entities/payment.ts';
import { cents } from '../money/cents.ts';
import { dueOf } from './due.ts';
import { coveringPayment, nextScheduledPayment, scheduledTotal } from './scheduled-payments.ts';

const today = day('2026-11-20');
const inDays = (days: number) => addDays(today, days);
const scheduledIn = (days: number, amount = 8_420): ScheduledPayment => ({
  amount: cents(amount),
  payAt: inDays(days),
  createdAt: today,
});
const dueIn = (days: number) => {
  const pending: PendingPayment = {
    loanNumber: activeLease.loanNumber,
    amount: cents(8_420),
    amountAch: cents(8_420),
    payAt: inDays(days),
  };
  return dueOf(activeLease, pending, 'card', today);
};

describe('coveringPayment', () => {
  it('returns a scheduled payment that is in full and in time', () => {
    expect(coveringPayment(dueIn(14), [scheduledIn(14)])).toEqual(scheduledIn(14));
  });

  it.each([
    ['a day late', scheduledIn(15)],
    ['a cent short', scheduledIn(14, 8_419)],
  ])('returns null when the scheduled payment is %s', (_, scheduled) => {
    expect(coveringPayment(dueIn(14), [scheduled])).toBeNull();
  });

  it('returns null when the due date has passed', () => {
    expect(coveringPayment(dueIn(-1), [scheduledIn(-1)])).toBeNull();
  });
});

it('nextScheduledPayment returns the earliest one', () => {
  expect(nextScheduledPayment([scheduledIn(9), scheduledIn(2)])).toEqual(scheduledIn(2));
  expect(nextScheduledPayment([])).toBeNull();
});

it('scheduledTotal adds the amounts', () => {
  expect(scheduledTotal([scheduledIn(9, 100), scheduledIn(2, 1)])).toBe(101);
  expect(scheduledTotal([])).toBe(0);
});
