import { day } from '../dates/calendar-date.fixture.ts';
import { isInWindow, paymentWindow } from './payment-window.ts';

describe('paymentWindow', () => {
  const today = day('2026-11-20');
  const until = (payAt: string | null, nextDueDate: string | null) =>
    paymentWindow({
      pending: { payAt: payAt === null ? null : day(payAt) },
      extra: { nextDueDate: nextDueDate === null ? null : day(nextDueDate) },
      today,
    });

  it('PAY-26: goes from today to the pay-at date', () => {
    expect(until('2026-12-04', '2027-01-01')).toEqual({ from: today, to: '2026-12-04' });
    expect(until('2026-11-20', null)).toEqual({ from: today, to: today });
  });

  it.each([
    ['2026-11-19', false],
    ['2026-11-20', true],
    ['2026-12-04', true],
    ['2026-12-05', false],
  ])('PAY-26: of today to the pay-at date, %s is in it: %p', (date, isIn) => {
    expect(isInWindow(day(date), until('2026-12-04', null))).toBe(isIn);
  });

  it('PAY-26 (OP-70): is today alone when the pay-at date has passed', () => {
    expect(until('2026-11-19', '2026-12-04')).toEqual({ from: today, to: today });
  });

  it('PAY-26 (OP-70): goes to a later due date when the pay-at date is missing, else is today alone', () => {
    expect(until(null, '2026-11-21').to).toBe('2026-11-21');
    expect(until(null, '2026-11-20').to).toBe(today);
    expect(until(null, '2026-11-19').to).toBe(today);
    expect(until(null, null).to).toBe(today);
    expect(paymentWindow({ pending: null, extra: null, today }).to).toBe(today);
  });
});
