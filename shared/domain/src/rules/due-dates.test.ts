import { day } from '../dates/calendar-date.fixture.ts';
import { activeLease } from '../entities/lease.fixture.ts';
import { cents } from '../money/cents.ts';
import { dueDatesOf } from './due-dates.ts';

function dates(
  next: string | null,
  dueDay: number | null,
  paymentsRemaining: number | null,
  today = '2026-11-20',
  totalDue: number | null = null,
) {
  const lease = {
    ...activeLease,
    dueDay,
    loanDate: day('2026-09-30'),
    extra: {
      ...activeLease.extra,
      paymentsRemaining,
      paymentPerMonth: cents(9_000),
      totalDue: totalDue === null ? null : cents(totalDue),
    },
  };
  const date = next === null ? null : day(next);
  return dueDatesOf({ lease, amount: cents(8_420), date, daysLate: 0, today: day(today) });
}
const daysOf = (...given: Parameters<typeof dates>) => dates(...given).map(({ date }) => date);

describe('the due dates of a lease', () => {
  it('are the next one with what is due, and one a month with the monthly payment', () => {
    expect(dates('2026-12-04', null, 3)).toEqual([
      { date: '2026-12-04', amount: 8_420 },
      { date: '2027-01-04', amount: 9_000 },
      { date: '2027-02-04', amount: 9_000 },
    ]);
  });

  it('stay on the due day, whatever the day on which the lease began', () => {
    expect(daysOf('2027-02-28', 31, 3)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30']);
    expect(daysOf('2027-02-28', 28, 2)).toEqual(['2027-02-28', '2027-03-28']);
  });

  it('stay on the day of the next one where the due day is not known, or is another one', () => {
    expect(daysOf('2027-02-28', null, 2)).toEqual(['2027-02-28', '2027-03-28']);
    expect(daysOf('2027-02-27', 30, 2)).toEqual(['2027-02-27', '2027-03-27']);
  });

  it.each([
    ['of three', '2026-12-04', 3, 24_340, [8_420, 9_000, 6_920]],
    ['of two, after one that is overdue', '2026-11-04', 2, 15_340, [6_920]],
    ['where the total leaves none', '2026-12-04', 2, 8_420, [8_420, 9_000]],
    ['where the total leaves two', '2026-12-04', 2, 26_420, [8_420, 9_000]],
  ])(
    'have what the others leave of the total due as last amount %s',
    (_, next, remaining, total, amounts) => {
      expect(dates(next, null, remaining, '2026-11-20', total).map(({ amount }) => amount)).toEqual(amounts);
    },
  );

  it('begin today: those that have passed are left out', () => {
    expect(daysOf('2026-10-20', null, 3)).toEqual(['2026-11-20', '2026-12-20']);
    expect(daysOf('2026-11-19', null, 1)).toEqual([]);
  });

  it('are none where scheduled payments pay the lease off, and all of them where those leave something', () => {
    const daysWith = (amount: number) => {
      const scheduled = { amount: cents(amount), payAt: day('2026-12-04'), createdAt: day('2026-11-20') };
      const lease = { ...activeLease, scheduledPayments: [scheduled] };
      const due = { amount: cents(8_420), date: day('2026-12-04'), daysLate: 0, today: day('2026-11-20') };
      return dueDatesOf({ lease, ...due });
    };
    expect(daysWith(61_240)).toEqual([]);
    expect(daysWith(61_239)).toHaveLength(9);
  });

  it('are the next one alone where it is not known how many remain, and none without a date', () => {
    expect(daysOf('2026-12-04', null, null)).toEqual(['2026-12-04']);
    expect(daysOf('2026-12-04', null, 0)).toEqual(['2026-12-04']);
    expect(daysOf(null, null, 3)).toEqual([]);
  });
});
