import { addDays, cents, dueOf, getToday, type ScheduledPayment } from '@portal/domain';
import { leaseFixture, pendingFixture } from '../fixtures/lease.fixture.ts';
import { coveredBy, nextScheduled } from './scheduled-payments.ts';

const now = getToday();
const inDays = (days: number) => addDays(now, days);
const scheduledFor = (days: number, amount = 8_420): ScheduledPayment => ({
  amount: cents(amount),
  payAt: inDays(days),
  createdAt: now,
});

describe('a scheduled payment', () => {
  const due = dueOf(leaseFixture(), pendingFixture(), 'card', now);

  it('settles what is due when it is in full and in time', () => {
    expect(coveredBy(due, [scheduledFor(14)])).toEqual(scheduledFor(14));
  });

  it.each([
    ['a day late', scheduledFor(15)],
    ['a cent short', scheduledFor(14, 8_419)],
  ])('does not settle it %s', (_, scheduled) => {
    expect(coveredBy(due, [scheduled])).toBeNull();
  });

  it('does not settle what is overdue already', () => {
    const overdue = dueOf(leaseFixture(), pendingFixture({ payAt: inDays(-1) }), 'card', now);
    expect(coveredBy(overdue, [scheduledFor(-1)])).toBeNull();
  });

  it('is named by its earliest day', () => {
    expect(nextScheduled([scheduledFor(9), scheduledFor(2)])).toEqual(scheduledFor(2));
    expect(nextScheduled([])).toBeNull();
  });
});
