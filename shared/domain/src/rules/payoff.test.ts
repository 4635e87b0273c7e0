import { day } from '../dates/calendar-date.fixture.ts';
import { cents } from '../money/cents.ts';
import { isPayoff, scheduledAgainst } from './payoff.ts';

describe('isPayoff', () => {
  it('PAY-31: is true for an amount of the balance or more', () => {
    expect([61_239, 61_240, 61_241].map((amount) => isPayoff(cents(amount), cents(61_240)))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('PAY-31 (OP-68): is never true without a balance above zero', () => {
    expect(isPayoff(cents(100), cents(0))).toBe(false);
    expect(isPayoff(cents(100), cents(-1))).toBe(false);
    expect(isPayoff(cents(100), null)).toBe(false);
  });
});

describe('scheduledAgainst', () => {
  it('leaves out scheduled payments for the payment that pays the lease off today, and for no other', () => {
    const today = day('2026-11-20');
    const counted = (amount: number, date: string, balance = 61_240) =>
      scheduledAgainst(
        { amount: cents(amount), date: day(date) },
        { balance: cents(balance), scheduled: ['one'], today },
      );
    expect(counted(61_240, '2026-11-20')).toEqual([]);
    expect(counted(61_240, '2026-11-19')).toEqual([]);
    expect(counted(61_240, '2026-11-21')).toEqual(['one']);
    expect(counted(61_239, '2026-11-20')).toEqual(['one']);
    expect(counted(1, '2026-11-20', 0)).toEqual(['one']);
  });
});
