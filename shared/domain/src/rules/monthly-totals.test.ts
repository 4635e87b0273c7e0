import fc from 'fast-check';
import { addDays } from '../dates/calendar-date.ts';
import { day } from '../dates/calendar-date.fixture.ts';
import { cents } from '../money/cents.ts';
import { monthlyTotals } from './monthly-totals.ts';

describe('monthlyTotals', () => {
  it('PAY-05: returns the last six months and the current one, empty ones with zero', () => {
    const totals = monthlyTotals(
      [
        { date: day('2026-01-31'), amount: cents(1) },
        { date: day('2025-08-01'), amount: cents(20) },
        { date: day('2025-07-31'), amount: cents(300) },
        { date: day('2026-01-01'), amount: cents(4000) },
        { date: day('2026-02-01'), amount: cents(50_000) },
      ],
      day('2026-01-31'),
    );
    expect(totals.map(({ month, total }) => [month, total])).toEqual([
      ['2025-07-01', 300],
      ['2025-08-01', 20],
      ['2025-09-01', 0],
      ['2025-10-01', 0],
      ['2025-11-01', 0],
      ['2025-12-01', 0],
      ['2026-01-01', 4001],
    ]);
  });

  it('PAY-05: returns seven months without any payment', () => {
    expect(monthlyTotals([], day('2026-11-20'))).toHaveLength(7);
  });

  it('PAY-05: counts every payment of its months exactly once', () => {
    const today = day('2026-11-30');
    const payment = fc.record({
      date: fc.integer({ min: 0, max: 200 }).map((days) => addDays(today, -days)),
      amount: fc.integer({ min: 0, max: 99_999_999 }).map(cents),
    });
    fc.assert(
      fc.property(fc.array(payment), (history) => {
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        const inMonths = history.filter(({ date }) => date >= '2026-05-01');
        expect(sum(monthlyTotals(history, today).map(({ total }) => total))).toBe(
          sum(inMonths.map(({ amount }) => amount)),
        );
      }),
    );
  });
});
