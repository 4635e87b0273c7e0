import { cents } from '../money/cents.ts';
import { minimumDue } from './minimum-due.ts';

const maybeCents = (amount: number | null) => (amount === null ? null : cents(amount));
const account = (due: number | null) => ({ minimumDue: maybeCents(due) });
const due = (amount: number | null, amountAch: number | null, methodType: 'card' | 'bank') =>
  minimumDue({
    pending: { amount: maybeCents(amount), amountAch: maybeCents(amountAch) },
    extra: account(9_999),
    methodType,
  });

describe('minimumDue', () => {
  it('PAY-29: is the bank’s amount with a bank account and the card’s with a card', () => {
    expect(due(8420, 8000, 'card')).toBe(8420);
    expect(due(8420, 8000, 'bank')).toBe(8000);
  });

  it('PAY-29: is the other amount where one is missing', () => {
    expect(due(8420, null, 'bank')).toBe(8420);
    expect(due(null, 8000, 'card')).toBe(8000);
  });

  it('PAY-29: is zero when the amount is zero, not the other amount', () => {
    expect(due(8420, 0, 'bank')).toBe(0);
  });

  it('PAY-30: is zero when neither amount is a number', () => {
    expect(due(null, null, 'card')).toBe(0);
    expect(due(-100, null, 'card')).toBe(0);
  });

  it.each([
    [8_420, 8_420],
    [-1, 0],
    [null, 0],
  ])('is that of the account, %p cents, where nothing is pending', (onAccount, expected) => {
    expect(minimumDue({ pending: null, extra: account(onAccount), methodType: 'card' })).toBe(expected);
  });

  it('is zero where neither a pending payment nor an account is known', () => {
    expect(minimumDue({ pending: null, extra: null, methodType: 'bank' })).toBe(0);
  });
});
