import { day } from '../dates/calendar-date.fixture.ts';
import { addDays } from '../dates/calendar-date.ts';
import { activeLease } from '../entities/lease.fixture.ts';
import { cents } from '../money/cents.ts';
import { isPayoffScheduled } from './payoff-scheduled.ts';

describe('isPayoffScheduled', () => {
  const scheduled = (...amounts: readonly number[]) =>
    amounts.map((amount) => ({
      amount: cents(amount),
      payAt: day('2026-12-04'),
      createdAt: day('2026-11-20'),
    }));
  const today = day('2026-11-20');
  const withBalance = (balance: number | null, ...amounts: readonly number[]) =>
    isPayoffScheduled(
      {
        extra: { ...activeLease.extra, balance: balance === null ? null : cents(balance) },
        scheduledPayments: scheduled(...amounts),
      },
      today,
    );

  it('is true when all scheduled payments together are the balance', () => {
    expect(withBalance(61_240, 61_240)).toBe(true);
    expect(withBalance(61_240, 61_000, 240)).toBe(true);
    expect(withBalance(61_240, 61_241)).toBe(true);
    expect(withBalance(61_240, 61_000, 239)).toBe(false);
    expect(withBalance(61_240)).toBe(false);
  });

  it('is false where there is no balance, or where it or the scheduled payments are not known', () => {
    expect(withBalance(0)).toBe(false);
    expect(withBalance(null, 100)).toBe(false);
    expect(isPayoffScheduled({ extra: null, scheduledPayments: scheduled(100) }, today)).toBe(false);
    expect(isPayoffScheduled({ extra: activeLease.extra, scheduledPayments: null }, today)).toBe(false);
  });

  it.each([
    ['the balance, on the early payoff date', [[61_240, 0]], true],
    ['the balance, a day after it', [[61_240, 1]], false],
    [
      'the balance, partly after it',
      [
        [61_000, 0],
        [240, 1],
      ],
      false,
    ],
    [
      'what is left without its saving, partly after it',
      [
        [61_000, 0],
        [14_780, 1],
      ],
      true,
    ],
    [
      'a cent less',
      [
        [61_000, 0],
        [14_779, 1],
      ],
      false,
    ],
  ] as const)('counts against the early payoff only what comes in time: %s', (_, payments, expected) => {
    const until = day('2026-11-30');
    const scheduledPayments = payments.map(([amount, daysAfter]) => ({
      amount: cents(amount),
      payAt: addDays(until, daysAfter),
      createdAt: null,
    }));
    const extra = { ...activeLease.extra, totalDue: cents(75_780), earlyPayoffDueDate: until };
    expect(isPayoffScheduled({ extra, scheduledPayments }, today)).toBe(expected);
  });
});
