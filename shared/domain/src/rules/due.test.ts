import { addDays } from '../dates/calendar-date.ts';
import { day } from '../dates/calendar-date.fixture.ts';
import type { Lease, LeaseExtra } from '../entities/lease.ts';
import type { PendingPayment, ScheduledPayment } from '../entities/payment.ts';
import { cents } from '../money/cents.ts';
import { activeLease } from '../entities/lease.fixture.ts';
import { canPayOffEarly, coveringPayment, dueMark, dueOf, duesOf, pendingOf } from './due.ts';

const now = day('2026-11-20');
const inDays = (days: number) => addDays(now, days);

/** A current lease with $84.20 due in 14 days. */
function lease(change: Partial<Lease> = {}, extra: Partial<LeaseExtra> = {}): Lease {
  return { ...activeLease, extra: { ...activeLease.extra, ...extra }, ...change };
}

const pending = (change: Partial<PendingPayment> = {}): PendingPayment => ({
  loanNumber: 'FW-204418',
  amount: cents(8_420),
  amountAch: cents(8_420),
  payAt: inDays(14),
  ...change,
});

describe('what is due on a lease', () => {
  it('PAY-29: is the pending amount, the bank’s for a bank account', () => {
    const payment = pending({ amount: cents(8_500), amountAch: cents(8_420) });
    expect(dueOf(lease(), payment, 'card', now).amount).toBe(8_500);
    expect(dueOf(lease(), payment, 'bank', now).amount).toBe(8_420);
  });

  it('PAY-23: is never more than what pays the lease off', () => {
    const nearlyPaid = lease({}, { balance: cents(5_000) });
    expect(dueOf(nearlyPaid, pending(), 'card', now).amount).toBe(5_000);
    expect(dueOf(nearlyPaid, null, 'card', now).amount).toBe(5_000);
  });

  it('comes from the account where nothing is pending', () => {
    expect(dueOf(lease(), null, 'card', now)).toMatchObject({ amount: 8_420, date: inDays(14) });
    expect(dueOf(lease({ extra: null }), null, 'card', now)).toMatchObject({ amount: 0, date: null });
  });

  it('is late from the day after the due date', () => {
    const late = (days: number) => dueOf(lease(), pending({ payAt: inDays(days) }), 'card', now).daysLate;
    expect([late(1), late(0), late(-1), late(-7)]).toEqual([0, 0, 1, 7]);
  });

  it('is not late when nothing is due', () => {
    const nothing = pending({ amount: cents(0), amountAch: cents(0), payAt: inDays(-3) });
    expect(dueOf(lease(), nothing, 'card', now).daysLate).toBe(0);
  });

  it('OP-50: belongs to the lease with its loan number', () => {
    const other = pending({ loanNumber: 'BZ-118820' });
    expect(pendingOf(lease(), [other])).toBeNull();
    expect(pendingOf(lease(), [other, pending()])).toEqual(pending());
  });

  it('LEASE-28, OP-02: is listed most urgent first, without leases that are not current', () => {
    const numbered = (loanNumber: string, inCurrent = true) => lease({ loanNumber, inCurrent });
    const dueIn = (loanNumber: string, days: number | null, amount = 100) =>
      pending({
        loanNumber,
        payAt: days === null ? null : inDays(days),
        amount: cents(amount),
        amountAch: null,
      });
    const dues = duesOf(
      {
        leases: ['nothing', 'undated', 'later', 'overdue', 'soon']
          .map((loanNumber) => numbered(loanNumber))
          .concat(numbered('paid', false))
          .map((each) => ({ ...each, extra: null })),
        pendingPayments: [
          dueIn('later', 21),
          dueIn('overdue', -7),
          dueIn('undated', null),
          dueIn('soon', 3),
          dueIn('nothing', 1, 0),
        ],
      },
      'card',
      () => now,
    );
    expect(dues.map((due) => due.lease.loanNumber)).toEqual([
      'overdue',
      'soon',
      'later',
      'undated',
      'nothing',
    ]);
  });
});

it('OP-105: each lease has the today of its own time zone', () => {
  jest.useFakeTimers({ now: new Date('2026-12-05T02:00:00Z') });
  const zones = ['America/Los_Angeles', 'America/New_York', 'Pacific/Kiritimati'];
  const leases = zones.map((timeZone) => lease({ timeZone }, { nextDueDate: day('2026-12-04') }));
  const dues = duesOf({ leases, pendingPayments: [] }, 'card');
  jest.useRealTimers();
  expect(dues.map(({ today, daysLate }) => [today, daysLate])).toEqual([
    ['2026-12-04', 0],
    ['2026-12-04', 0],
    ['2026-12-05', 1],
  ]);
});

describe('a lease with scheduled payments', () => {
  const scheduledIn = (days: number, amount = 8_420): ScheduledPayment => ({
    amount: cents(amount),
    payAt: inDays(days),
    createdAt: now,
  });
  const dueIn = (days: number) => dueOf(lease(), pending({ payAt: inDays(days) }), 'card', now);

  it('is covered by one that is in full and in time', () => {
    expect(coveringPayment(dueIn(14), [scheduledIn(14)])).toEqual(scheduledIn(14));
  });

  it.each([
    ['a day late', scheduledIn(15)],
    ['a cent short', scheduledIn(14, 8_419)],
  ])('is not covered by one that is %s', (_, scheduled) => {
    expect(coveringPayment(dueIn(14), [scheduled])).toBeNull();
  });

  it('OP-02: is covered after the due date too by an open one of a day up to today, but not by one for a later day', () => {
    expect(coveringPayment(dueIn(-1), [scheduledIn(-1)])).toEqual(scheduledIn(-1));
    expect(coveringPayment(dueIn(-1), [scheduledIn(0)])).toEqual(scheduledIn(0));
    expect(coveringPayment(dueIn(-1), [scheduledIn(1)])).toBeNull();
  });

  it.each([
    ['overdue', dueIn(-2), [], { type: 'overdue', daysLate: 2 }],
    ['being processed', dueIn(-2), [scheduledIn(-2)], { type: 'processing', payment: scheduledIn(-2) }],
    ['paid late, today', dueIn(-2), [scheduledIn(0)], { type: 'processing', payment: scheduledIn(0) }],
    ['overdue, though a payment comes later', dueIn(-2), [scheduledIn(3)], { type: 'overdue', daysLate: 2 }],
    ['scheduled', dueIn(0), [scheduledIn(0)], { type: 'scheduled', payment: scheduledIn(0) }],
    ['due today', dueIn(0), [], { type: 'due-today' }],
    ['nothing', dueIn(14), [], null],
  ] as const)('OP-02: is marked as %s', (_what, due, scheduled, mark) => {
    expect(dueMark(due, scheduled)).toEqual(mark);
  });
});

describe('canPayOffEarly', () => {
  const scheduled = (...amounts: readonly number[]) =>
    amounts.map((amount) => ({ amount: cents(amount), payAt: inDays(9), createdAt: now }));
  const can = (extra: Partial<LeaseExtra>, ...amounts: readonly number[]) =>
    canPayOffEarly(dueOf(lease({}, extra), pending(), 'card', now), scheduled(...amounts));

  it('is true while more is left than is due, and false without a balance', () => {
    expect(can({})).toBe(true);
    expect(can({ balance: cents(8_421) })).toBe(true);
    expect(can({ balance: cents(8_420) })).toBe(false);
    expect(can({ balance: cents(0) })).toBe(false);
    expect(can({ balance: null })).toBe(false);
  });

  it('is false once the scheduled payments pay the lease off', () => {
    expect(can({}, 61_000, 239)).toBe(true);
    expect(can({}, 61_000, 240)).toBe(false);
  });
});
