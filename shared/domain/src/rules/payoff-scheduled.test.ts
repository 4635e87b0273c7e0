import { day } from '../dates/calendar-date.fixture.ts';
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
  const withBalance = (balance: number | null, ...amounts: readonly number[]) =>
    isPayoffScheduled({
      extra: { ...activeLease.extra, balance: balance === null ? null : cents(balance) },
      scheduledPayments: scheduled(...amounts),
    });

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
    expect(isPayoffScheduled({ extra: null, scheduledPayments: scheduled(100) })).toBe(false);
    expect(isPayoffScheduled({ extra: activeLease.extra, scheduledPayments: null })).toBe(false);
  });
});
