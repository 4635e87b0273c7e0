import { addDays } from '../dates/calendar-date.ts';
import { day } from '../dates/calendar-date.fixture.ts';
import { cents } from '../money/cents.ts';
import { earlyPayoff, isBuyout, payoffSaving } from './early-payoff.ts';

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

describe('the saving of an early payoff', () => {
  it('is the cost of the remaining payments less the balance', () => {
    expect(payoffSaving(figures)).toEqual({
      balance: 61_240,
      remainingPayments: 10,
      remainingCost: 82_700,
      saved: 21_460,
      totalCost: 139_800,
    });
  });

  it.each([
    ['the balance is missing', { balance: null }],
    ['the balance is zero', { balance: cents(0) }],
    ['the number of payments is missing', { paymentsRemaining: null }],
    ['no payments remain', { paymentsRemaining: 0 }],
    ['the number of payments is not a whole number', { paymentsRemaining: 2.5 }],
    ['the monthly payment is missing', { paymentPerMonth: null }],
    ['nothing would be saved', { balance: cents(82_700) }],
  ])('is null when %s', (_, change) => {
    expect(payoffSaving({ ...figures, ...change })).toBeNull();
  });

  it('is taken from the total due, because the last payment may be smaller', () => {
    expect(payoffSaving({ ...figures, totalDue: cents(82_000) })).toMatchObject({
      remainingCost: 82_000,
      saved: 20_760,
    });
    expect(payoffSaving({ ...figures, totalDue: figures.balance })).toBeNull();
  });

  it('is taken from the number of payments when the total due is less than the balance', () => {
    expect(payoffSaving({ ...figures, totalDue: cents(61_239) })?.saved).toBe(21_460);
  });

  it('may be as small as one cent', () => {
    expect(payoffSaving({ ...figures, balance: cents(82_699) })?.saved).toBe(1);
  });

  it('has no total cost when the paid total is not known', () => {
    expect(payoffSaving({ ...figures, totalPaid: null })?.totalCost).toBeNull();
  });

  it('is offered up to and on the early payoff date, and not after it', () => {
    expect(earlyPayoff({ ...figures, earlyPayoffDueDate: today }, today)?.until).toBe(today);
    expect(earlyPayoff({ ...figures, earlyPayoffDueDate: inDays(-1) }, today)).toBeNull();
    expect(earlyPayoff({ ...figures, earlyPayoffDueDate: null }, today)).toBeNull();
  });
});

describe('isBuyout', () => {
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
  ])('gives the right answer for a payment %s', (_, amount, date, extra, expected) => {
    expect(isBuyout({ amount, date }, extra, today)).toBe(expected);
  });
});
