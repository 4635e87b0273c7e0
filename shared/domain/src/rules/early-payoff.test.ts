import { addDays } from '../dates/calendar-date.ts';
import { day } from '../dates/calendar-date.fixture.ts';
import { cents } from '../money/cents.ts';
import { earlyPayoff, ownsLease, payoffSaving } from './early-payoff.ts';

const today = day('2026-11-20');
const inDays = (days: number) => addDays(today, days);

const figures = {
  balance: cents(61_240),
  totalDue: null,
  totalPaid: cents(78_560),
  paymentsRemaining: 10,
  paymentPerMonth: cents(8_270),
  earlyPayoffDueDate: inDays(28),
  payoffGoodThroughDate: inDays(5),
};

describe('saving of an early payoff', () => {
  it('is what the remaining payments come to, less the balance', () => {
    expect(payoffSaving(figures)).toEqual({
      balance: 61_240,
      payments: 10,
      rest: 82_700,
      saved: 21_460,
      totalCost: 139_800,
    });
  });

  it.each([
    ['the balance is missing', { balance: null }],
    ['the balance is zero', { balance: cents(0) }],
    ['the number of payments is missing', { paymentsRemaining: null }],
    ['no payments remain', { paymentsRemaining: 0 }],
    ['the number of payments is no whole number', { paymentsRemaining: 2.5 }],
    ['the monthly payment is missing', { paymentPerMonth: null }],
    ['nothing would be saved', { balance: cents(82_700) }],
  ])('is not told when %s', (_, change) => {
    expect(payoffSaving({ ...figures, ...change })).toBeNull();
  });

  it('counts what the rest of the term comes to, whose last payment may be smaller', () => {
    expect(payoffSaving({ ...figures, totalDue: cents(82_000) })).toMatchObject({
      rest: 82_000,
      saved: 20_760,
    });
    expect(payoffSaving({ ...figures, totalDue: figures.balance })).toBeNull();
  });

  it('counts the payments where the total due is less than pays the lease off', () => {
    expect(payoffSaving({ ...figures, totalDue: cents(61_239) })?.saved).toBe(21_460);
  });

  it('is told from one cent on', () => {
    expect(payoffSaving({ ...figures, balance: cents(82_699) })?.saved).toBe(1);
  });

  it('leaves out the total cost when the paid total is not known', () => {
    expect(payoffSaving({ ...figures, totalPaid: null })?.totalCost).toBeNull();
  });

  it('names the early payoff date up to that very day, and not after it', () => {
    expect(earlyPayoff({ ...figures, earlyPayoffDueDate: today }, today)?.until).toBe(today);
    expect(earlyPayoff({ ...figures, earlyPayoffDueDate: inDays(-1) }, today)).toBeNull();
    expect(earlyPayoff({ ...figures, earlyPayoffDueDate: null }, today)).toBeNull();
  });
});

describe('buying the lease out', () => {
  const whole = figures.balance;

  it.each([
    ['today', whole, today, figures, true],
    ['on the early payoff date', whole, inDays(28), figures, true],
    ['a day after it', whole, inDays(29), figures, false],
    ['with a cent less than the balance', cents(61_239), today, figures, false],
    [
      'on the good-through date when the early date has passed',
      whole,
      inDays(5),
      { ...figures, earlyPayoffDueDate: inDays(-1) },
      true,
    ],
    [
      'a day after the good-through date',
      whole,
      inDays(6),
      { ...figures, earlyPayoffDueDate: inDays(-1) },
      false,
    ],
    [
      'later when no payoff date is known',
      whole,
      inDays(1),
      { ...figures, earlyPayoffDueDate: null, payoffGoodThroughDate: null },
      false,
    ],
    ['when the balance is zero', cents(100), today, { ...figures, balance: cents(0) }, false],
  ])('%s', (_, amount, date, extra, owns) => {
    expect(ownsLease({ amount, date }, extra, today)).toBe(owns);
  });
});
