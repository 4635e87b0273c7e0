import { addDays, cents, today, type ScheduledPayment } from '@portal/domain';
import { coveredBy, dueOf, duesOf, nextScheduled, pendingOf } from './due.ts';
import { leaseFixture, pendingFixture } from '../fixtures/lease.fixture.ts';

const now = today();
const inDays = (days: number) => addDays(now, days);
const scheduledFor = (days: number, amount = 8_420): ScheduledPayment => ({
  amount: cents(amount),
  payAt: inDays(days),
  createdAt: now,
});

describe('what a lease asks for', () => {
  it('PAY-29: is the pending amount, the bank’s for a bank account', () => {
    const pending = pendingFixture({ amount: cents(8_500), amountAch: cents(8_420) });
    expect(dueOf(leaseFixture(), pending, 'card', now).amount).toBe(8_500);
    expect(dueOf(leaseFixture(), pending, 'bank', now).amount).toBe(8_420);
  });

  it('PAY-23: is never more than what pays the lease off', () => {
    const lease = leaseFixture({}, { balance: cents(5_000) });
    expect(dueOf(lease, pendingFixture(), 'card', now).amount).toBe(5_000);
  });

  it('comes from the account where nothing is pending', () => {
    expect(dueOf(leaseFixture(), null, 'card', now)).toMatchObject({ amount: 8_420, date: inDays(14) });
    expect(dueOf(leaseFixture({ extra: null }), null, 'card', now)).toMatchObject({ amount: 0, date: null });
  });

  it('is late from the day after the due date', () => {
    const late = (days: number) =>
      dueOf(leaseFixture(), pendingFixture({ payAt: inDays(days) }), 'card', now).daysLate;
    expect([late(1), late(0), late(-1), late(-7)]).toEqual([0, 0, 1, 7]);
  });

  it('is not late when nothing is asked', () => {
    const pending = pendingFixture({ amount: cents(0), amountAch: cents(0), payAt: inDays(-3) });
    expect(dueOf(leaseFixture(), pending, 'card', now).daysLate).toBe(0);
  });

  it('OP-50: belongs to the lease with its loan number', () => {
    const other = pendingFixture({ loanNumber: 'BZ-118820' });
    expect(pendingOf(leaseFixture(), [other])).toBeNull();
    expect(pendingOf(leaseFixture(), [other, pendingFixture()])).toEqual(pendingFixture());
  });

  it('OP-02: puts the most urgent first and leaves out leases that are not current', () => {
    const lease = (loanNumber: string, inCurrent = true) => leaseFixture({ loanNumber, inCurrent });
    const pending = (loanNumber: string, days: number, amount = 100) =>
      pendingFixture({ loanNumber, payAt: inDays(days), amount: cents(amount), amountAch: null });
    const dues = duesOf(
      {
        leases: [lease('paid', false), lease('nothing'), lease('later'), lease('overdue'), lease('soon')],
        pendings: [
          pending('later', 21),
          pending('overdue', -7),
          pending('soon', 3),
          pending('nothing', 1, 0),
        ],
      },
      'card',
      now,
    );
    expect(dues.map((due) => due.lease.loanNumber)).toEqual(['overdue', 'soon', 'later', 'nothing']);
  });
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
