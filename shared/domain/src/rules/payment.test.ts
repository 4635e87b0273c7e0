import fc from 'fast-check';
import { day } from '../dates/calendar-date.fixture.ts';
import { cents } from '../money/cents.ts';
import {
  checkPaymentAmount,
  countedScheduled,
  isPayoff,
  maximumPayment,
  minimumDue,
  paymentLimits,
  paymentWindow,
} from './payment.ts';

const asked = (amount: number | null, amountAch: number | null) => ({
  amount: amount === null ? null : cents(amount),
  amountAch: amountAch === null ? null : cents(amountAch),
  payAt: null,
});

describe('minimumDue', () => {
  it('PAY-29: is the bank’s amount with a bank account and the card’s with a card', () => {
    expect(minimumDue(asked(8420, 8000), 'card')).toBe(8420);
    expect(minimumDue(asked(8420, 8000), 'bank')).toBe(8000);
  });

  it('PAY-29: takes the other amount where one is missing', () => {
    expect(minimumDue(asked(8420, null), 'bank')).toBe(8420);
    expect(minimumDue(asked(null, 8000), 'card')).toBe(8000);
  });

  it('PAY-29: an amount of zero is an amount', () => {
    expect(minimumDue(asked(8420, 0), 'bank')).toBe(0);
  });

  it('PAY-30: is zero where nothing is a number or nothing is pending', () => {
    expect(minimumDue(asked(null, null), 'card')).toBe(0);
    expect(minimumDue(null, 'bank')).toBe(0);
    expect(minimumDue(asked(-100, null), 'card')).toBe(0);
  });
});

const limits = (due: number, balance: number | null) =>
  paymentLimits({
    extra: balance === null ? null : { balance: cents(balance) },
    pending: asked(due, null),
    methodType: 'card',
  });

describe('paymentLimits', () => {
  it('PAY-22, PAY-23: go from the minimum due to the balance', () => {
    expect(limits(8420, 61_240)).toEqual({ minimum: 8420, maximum: 61_240 });
  });

  it('PAY-24: never exceed 999999.99', () => {
    expect(limits(8420, 100_000_000).maximum).toBe(99_999_999);
    expect(limits(8420, 99_999_999).maximum).toBe(99_999_999);
    expect(limits(8420, 99_999_998).maximum).toBe(99_999_998);
    expect(limits(100_000_000, 0).minimum).toBe(99_999_999);
  });

  it('PAY-25: a balance of zero, below zero or unknown caps nothing', () => {
    for (const balance of [0, -1, null]) {
      expect(limits(8420, balance)).toEqual({ minimum: 8420, maximum: maximumPayment });
    }
  });

  it('PAY-22, PAY-23 (OP-69): less left than due makes that the minimum', () => {
    expect(limits(8420, 8419)).toEqual({ minimum: 8419, maximum: 8419 });
    expect(limits(8420, 1)).toEqual({ minimum: 1, maximum: 1 });
  });

  describe('with payments scheduled', () => {
    const after = (due: number, balance: number, ...scheduled: [amount: number, payAt: string][]) =>
      paymentLimits({
        extra: { balance: cents(balance) },
        pending: { ...asked(due, null), payAt: day('2026-12-04') },
        methodType: 'card',
        scheduled: scheduled.map(([amount, payAt]) => ({ amount: cents(amount), payAt: day(payAt) })),
      });

    it('PAY-23: leave of the balance what is not spoken for', () => {
      expect(after(8420, 61_240, [8420, '2026-12-04'], [8420, '2027-01-04']).maximum).toBe(44_400);
      expect(after(8420, 8420, [8419, '2026-12-04'])).toEqual({ minimum: 1, maximum: 1 });
      expect(after(8420, 8420, [8420, '2026-12-04'])).toEqual({ minimum: 0, maximum: 0 });
      expect(after(8420, 8420, [9000, '2026-12-04'])).toEqual({ minimum: 0, maximum: 0 });
    });

    it('PAY-22: ask for what those by the pay-at date leave of the due', () => {
      expect(after(8420, 61_240, [5000, '2026-12-04']).minimum).toBe(3420);
      expect(after(8420, 61_240, [8420, '2026-12-03']).minimum).toBe(0);
      expect(after(8420, 61_240, [8420, '2026-12-05']).minimum).toBe(8420);
    });

    it('count against every payment but the one that pays the lease off today', () => {
      const today = day('2026-11-20');
      const counted = (amount: number, date: string, balance = 61_240) =>
        countedScheduled(
          { amount: cents(amount), date: day(date) },
          { balance: cents(balance), scheduled: ['one'], today },
        );
      expect(counted(61_240, '2026-11-20')).toEqual([]);
      expect(counted(61_240, '2026-11-19')).toEqual([]);
      expect(counted(61_240, '2026-11-21')).toEqual(['one']);
      expect(counted(61_239, '2026-11-20')).toEqual(['one']);
      expect(counted(1, '2026-11-20', 0)).toEqual(['one']);
    });

    it('PAY-25: cap nothing where the balance caps nothing', () => {
      expect(after(8420, 0, [5000, '2026-12-05']).maximum).toBe(maximumPayment);
    });
  });

  it('always leave an amount to pay', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (due, balance) => {
        const { minimum, maximum } = limits(due, balance);
        expect(minimum).toBeLessThanOrEqual(maximum);
        expect(checkPaymentAmount(maximum, { minimum, maximum })).toBe('valid');
      }),
    );
  });
});

describe('checkPaymentAmount', () => {
  it('PAY-22..24: takes both limits and nothing beyond them', () => {
    const between = { minimum: cents(8420), maximum: cents(61_240) };
    expect([8419, 8420, 61_240, 61_241].map((amount) => checkPaymentAmount(cents(amount), between))).toEqual([
      'below-minimum',
      'valid',
      'valid',
      'above-maximum',
    ]);
  });

  it('asks for more than nothing where nothing is due', () => {
    const between = { minimum: cents(0), maximum: maximumPayment };
    expect([-1, 0, 1].map((amount) => checkPaymentAmount(cents(amount), between))).toEqual([
      'not-positive',
      'not-positive',
      'valid',
    ]);
  });
});

describe('isPayoff', () => {
  it('PAY-31: is true from the balance on', () => {
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

  it('PAY-26 (OP-70): is today alone where the pay-at date is past', () => {
    expect(until('2026-11-19', '2026-12-04')).toEqual({ from: today, to: today });
  });

  it('PAY-26 (OP-70): goes to a later due date where the pay-at date is missing, else is today alone', () => {
    expect(until(null, '2026-11-21').to).toBe('2026-11-21');
    expect(until(null, '2026-11-20').to).toBe(today);
    expect(until(null, '2026-11-19').to).toBe(today);
    expect(until(null, null).to).toBe(today);
    expect(paymentWindow({ pending: null, extra: null, today }).to).toBe(today);
  });
});
