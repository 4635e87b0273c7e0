import { day } from '../dates/calendar-date.fixture.ts';
import { payoffDate } from './payoff-date.ts';

const today = day('2026-11-20');
const through = day('2026-12-31');
const shown = (early: string | null) =>
  payoffDate(
    { earlyPayoffDueDate: early === null ? null : day(early), payoffGoodThroughDate: through },
    today,
  );

describe('payoffDate', () => {
  it('LEASE-32: is the early date while that is today or later', () => {
    expect(shown('2026-11-20')).toEqual({ type: 'early', date: '2026-11-20' });
    expect(shown('2026-11-21')).toEqual({ type: 'early', date: '2026-11-21' });
  });

  it('LEASE-33: is the good-through date otherwise', () => {
    expect(shown('2026-11-19')).toEqual({ type: 'due', date: through });
    expect(shown(null)).toEqual({ type: 'due', date: through });
  });

  it('LEASE-33: may be unknown', () => {
    expect(payoffDate({ earlyPayoffDueDate: null, payoffGoodThroughDate: null }, today)).toEqual({
      type: 'due',
      date: null,
    });
  });
});
