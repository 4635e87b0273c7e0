import { addDays, calendarDate, type CalendarDate } from '@portal/domain';
import fc from 'fast-check';
import {
  accountState,
  afterPayment,
  discountOfPayoff,
  type AccountSums,
  type Terms,
} from './account-state.ts';

const day = (text: string): CalendarDate => {
  const date = calendarDate(text);
  if (date === null) throw new Error(text);
  return date;
};

const today = day('2026-11-20');

/** Harbor Home Furniture on the designed dashboard: 26 payments of $84.20, the last one $69.20. */
const harbor: Terms = {
  term: 26,
  monthlyCents: 8_420,
  totalCents: 217_420,
  firstDueOn: day('2025-08-04'),
  dueDay: 4,
  earlyPayoffOn: day('2026-12-18'),
  earlyDiscountCents: 21_460,
};

const begun = (terms: Terms): AccountSums => ({
  totalDueCents: terms.totalCents,
  totalPaidCents: 0,
  discountCents: 0,
  lateFeeCents: 0,
});
const paid = (amountCents: number, before = begun(harbor)) => afterPayment(before, amountCents);
const charged = (amountCents: number, before: AccountSums): AccountSums => ({
  ...before,
  totalDueCents: before.totalDueCents + amountCents,
  lateFeeCents: before.lateFeeCents + amountCents,
});
const sixteen = paid(16 * 8_420);

describe('account state', () => {
  it('API-09: matches the designed dashboard for its sums', () => {
    expect(accountState(harbor, sixteen, today)).toMatchObject({
      minimumDue: 8_420,
      nextDueOn: '2026-12-04',
      totalDue: 82_700,
      balance: 61_240,
      paymentsMade: 16,
      paymentsRemaining: 10,
      lateFee: 0,
      totalPaid: 134_720,
    });
  });

  it('API-09: subtracts the early payoff discount through its last day and not after', () => {
    expect(accountState(harbor, sixteen, harbor.earlyPayoffOn).balance).toBe(61_240);
    const after = accountState(harbor, sixteen, addDays(harbor.earlyPayoffOn, 1));
    expect(after.balance).toBeGreaterThanOrEqual(82_700);
    expect(discountOfPayoff(after)).toBe(0);
  });

  it('API-09: the minimum due is the sum of all overdue payments, or else the next payment', () => {
    expect(accountState(harbor, sixteen, day('2026-12-04')).minimumDue).toBe(8_420);
    expect(accountState(harbor, sixteen, day('2027-01-04')).minimumDue).toBe(8_420);
    expect(accountState(harbor, sixteen, day('2027-01-05')).minimumDue).toBe(16_840);
  });

  it('API-09: payments cover open late fees first', () => {
    const state = accountState(harbor, paid(600, charged(1_000, sixteen)), today);
    expect(state).toMatchObject({ lateFee: 400, paymentsMade: 16, minimumDue: 8_820, totalPaid: 135_320 });
  });

  it('API-09: after a partial payment the rest of it is due', () => {
    expect(accountState(harbor, paid(2_000, sixteen), today).minimumDue).toBe(6_420);
  });

  it('API-09: the smaller last payment is due at the end', () => {
    const state = accountState(harbor, paid(25 * 8_420), day('2027-09-01'));
    expect(state).toMatchObject({ minimumDue: 6_920, paymentsMade: 25, paymentsRemaining: 1 });
  });

  it('API-09: the lease is owned after an early payoff, also once the discount’s last day has passed', () => {
    const bought = { ...paid(61_240, sixteen), totalDueCents: 0, discountCents: 21_460 };
    for (const later of [today, day('2027-06-01')]) {
      expect(accountState(harbor, bought, later)).toMatchObject({
        balance: 0,
        totalDue: 0,
        minimumDue: 0,
        nextDueOn: null,
        paymentsRemaining: 0,
      });
    }
  });

  it('API-09: what was given back is owed again, without a second discount', () => {
    const refunded = { ...sixteen, totalDueCents: 1_000, discountCents: 21_460 };
    const state = accountState(harbor, refunded, today);
    expect(state).toMatchObject({ totalDue: 1_000, balance: 1_000, minimumDue: 1_000, paymentsMade: 25 });
  });

  it('API-09: no payment of the term is made when more is owed than the term costs', () => {
    const owing = { ...begun(harbor), totalDueCents: 217_420 + 1_000, totalPaidCents: -1_000 };
    expect(accountState(harbor, owing, today)).toMatchObject({ totalDue: 218_420, paymentsMade: 0 });
  });

  it('API-09: nothing is owed of a lease that was paid twice', () => {
    const paidTwice = { ...begun(harbor), totalDueCents: -500 };
    expect(accountState(harbor, paidTwice, today)).toMatchObject({ totalDue: 0, balance: 0, minimumDue: 0 });
  });

  it('API-09: a payment is due on the last day of a month that is too short, and on the due day again after it', () => {
    const monthEnd = { ...harbor, firstDueOn: day('2027-01-31'), dueDay: 31 };
    expect(accountState(monthEnd, paid(8_420), today).nextDueOn).toBe('2027-02-28');
    expect(accountState(monthEnd, paid(2 * 8_420), today).nextDueOn).toBe('2027-03-31');
  });

  it('API-09: its figures agree with each other for any terms and payments', () => {
    const terms = fc
      .record({ term: fc.integer({ min: 1, max: 60 }), monthlyCents: fc.integer({ min: 1, max: 50_000 }) })
      .chain(({ term, monthlyCents }) =>
        fc.record({
          term: fc.constant(term),
          monthlyCents: fc.constant(monthlyCents),
          totalCents: fc.integer({ min: monthlyCents * (term - 1) + 1, max: monthlyCents * term }),
          firstDueOn: fc.integer({ min: -900, max: 90 }).map((days) => addDays(today, days)),
          dueDay: fc.integer({ min: 1, max: 31 }),
          earlyPayoffOn: fc.integer({ min: -5, max: 5 }).map((days) => addDays(today, days)),
          earlyDiscountCents: fc.integer({ min: 0, max: 20_000 }),
        }),
      );
    const step = fc.record({
      type: fc.constantFrom('payment' as const, 'late fee' as const),
      amountCents: fc.integer({ min: 1, max: 60_000 }),
    });
    fc.assert(
      fc.property(terms, fc.array(step, { maxLength: 12 }), (lease, steps) => {
        const sums = steps.reduce(
          (before, { type, amountCents }) =>
            type === 'payment' ? afterPayment(before, amountCents) : charged(amountCents, before),
          begun(lease),
        );
        const state = accountState(lease, sums, today);
        const sum = (type: string) =>
          steps.filter((one) => one.type === type).reduce((total, one) => total + one.amountCents, 0);
        expect(state.totalPaid).toBe(sum('payment'));
        expect(state.paymentsMade + state.paymentsRemaining).toBe(lease.term);
        expect(state.totalDue).toBe(
          state.lateFee +
            Math.max(0, lease.totalCents - (sum('payment') - (sum('late fee') - state.lateFee))),
        );
        expect(state.balance).toBeLessThanOrEqual(state.totalDue);
        expect(state.minimumDue).toBeLessThanOrEqual(state.totalDue);
        expect(state.minimumDue > 0).toBe(state.totalDue > 0);
        expect(state.paymentsRemaining === 0).toBe(state.totalDue === state.lateFee);
      }),
    );
  });
});
