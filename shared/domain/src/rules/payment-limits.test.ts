import fc from 'fast-check';
import { day } from '../dates/calendar-date.fixture.ts';
import { cents } from '../money/cents.ts';
import { isPayoff } from './payoff.ts';
import { checkPaymentAmount, maximumPayment, paymentLimits } from './payment-limits.ts';

const pending = (amount: number | null, amountAch: number | null) => ({
  amount: amount === null ? null : cents(amount),
  amountAch: amountAch === null ? null : cents(amountAch),
  payAt: null,
});

const account = (balance: number, due: number | null = null) => ({
  balance: cents(balance),
  minimumDue: due === null ? null : cents(due),
  nextDueDate: day('2026-12-04'),
});

const today = day('2026-11-20');

const limits = (due: number, balance: number | null) =>
  paymentLimits({
    extra: balance === null ? null : account(balance),
    pending: pending(due, null),
    methodType: 'card',
    today,
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

  it('PAY-25: are not capped by a balance of zero, below zero or unknown', () => {
    for (const balance of [0, -1, null]) {
      expect(limits(8420, balance)).toEqual({ minimum: 8420, maximum: maximumPayment });
    }
  });

  it('PAY-22, PAY-23 (OP-69): have the balance as minimum when less is left than is due', () => {
    expect(limits(8420, 8419)).toEqual({ minimum: 8419, maximum: 8419 });
    expect(limits(8420, 1)).toEqual({ minimum: 1, maximum: 1 });
  });

  describe('with payments scheduled', () => {
    type Scheduled = readonly [amount: number, payAt: string];
    const afterOn = (today: string, due: number, balance: number, scheduled: readonly Scheduled[]) =>
      paymentLimits({
        extra: account(balance),
        pending: { ...pending(due, null), payAt: day('2026-12-04') },
        methodType: 'card',
        scheduled: scheduled.map(([amount, payAt]) => ({ amount: cents(amount), payAt: day(payAt) })),
        today: day(today),
      });
    const after = (due: number, balance: number, ...scheduled: readonly Scheduled[]) =>
      afterOn('2026-11-20', due, balance, scheduled);

    it('PAY-23: have as maximum the balance less what is scheduled', () => {
      expect(after(8420, 61_240, [8420, '2026-12-04'], [8420, '2027-01-04']).maximum).toBe(44_400);
      expect(after(8420, 8420, [8419, '2026-12-04'])).toEqual({ minimum: 1, maximum: 1 });
      expect(after(8420, 8420, [8420, '2026-12-04'])).toEqual({ minimum: 0, maximum: 0 });
      expect(after(8420, 8420, [9000, '2026-12-04'])).toEqual({ minimum: 0, maximum: 0 });
    });

    it('PAY-22: have as minimum what is due less what is scheduled up to the pay-at date', () => {
      expect(after(8420, 61_240, [5000, '2026-12-04']).minimum).toBe(3420);
      expect(after(8420, 61_240, [8420, '2026-12-03']).minimum).toBe(0);
      expect(after(8420, 61_240, [8420, '2026-12-05']).minimum).toBe(8420);
    });

    it('PAY-22: ask for what is overdue less what is being paid today, not less what comes later', () => {
      const minimum = (amount: number, payAt: string) =>
        afterOn('2026-12-07', 8420, 61_240, [[amount, payAt]]).minimum;
      expect(minimum(8420, '2026-12-07')).toBe(0);
      expect(minimum(5000, '2026-12-07')).toBe(3420);
      expect(minimum(8420, '2026-12-08')).toBe(8420);
    });

    it('PAY-22: have as minimum what is due on the account, less what is scheduled, where nothing is pending', () => {
      const minimum = (payAt: string) =>
        paymentLimits({
          extra: account(61_240, 8_420),
          pending: null,
          methodType: 'card',
          scheduled: [{ amount: cents(5_000), payAt: day(payAt) }],
          today,
        }).minimum;
      expect([minimum('2026-12-04'), minimum('2026-12-05')]).toEqual([3_420, 8_420]);
    });

    it('PAY-25: are not capped when the balance is zero', () => {
      expect(after(8420, 0, [5000, '2026-12-05']).maximum).toBe(maximumPayment);
    });
  });

  it('always leave an amount that may be paid', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (due, balance) => {
        const { minimum, maximum } = limits(due, balance);
        expect(minimum).toBeLessThanOrEqual(maximum);
        expect(checkPaymentAmount(maximum, { minimum, maximum })).toBe('valid');
      }),
    );
  });
});

/** The table of section 5, with $50.00 due: the amount, the balance, whether it may be paid, whether it pays off. */
describe('section 5 with $50.00 due', () => {
  it.each([
    [4_999, 30_000, 'below-minimum', false],
    [5_000, 30_000, 'valid', false],
    [29_999, 30_000, 'valid', false],
    [30_000, 30_000, 'valid', true],
    [30_001, 30_000, 'above-maximum', true],
    [5_000, 0, 'valid', false],
    [5_000, -1, 'valid', false],
    [99_999_999, 0, 'valid', false],
    [100_000_000, 0, 'above-maximum', false],
    [0, 0, 'not-positive', false],
    [-5_000, 30_000, 'not-positive', false],
  ] as const)(
    'PAY-22..25, PAY-31: %d cents of a balance of %d are %s, pay-off %p',
    (amount, balance, status, paysOff) => {
      expect(checkPaymentAmount(cents(amount), limits(5_000, balance))).toBe(status);
      expect(isPayoff(cents(amount), cents(balance))).toBe(paysOff);
    },
  );
});

describe('checkPaymentAmount', () => {
  it('PAY-22..24: accepts both limits and nothing beyond them', () => {
    const between = { minimum: cents(8420), maximum: cents(61_240) };
    expect([8419, 8420, 61_240, 61_241].map((amount) => checkPaymentAmount(cents(amount), between))).toEqual([
      'below-minimum',
      'valid',
      'valid',
      'above-maximum',
    ]);
  });

  it('rejects zero when nothing is due', () => {
    const between = { minimum: cents(0), maximum: maximumPayment };
    expect([-1, 0, 1].map((amount) => checkPaymentAmount(cents(amount), between))).toEqual([
      'not-positive',
      'not-positive',
      'valid',
    ]);
  });
});
