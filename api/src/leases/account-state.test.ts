import { addDays, calendarDate, type CalendarDate } from '@portal/domain';
import fc from 'fast-check';
import { accountState, discountOfPayoff, type Movement, type Terms } from './account-state.ts';

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

const paid = (amountCents: number, movedOn = addDays(today, -30)): Movement => ({
  type: 'payment',
  amountCents,
  movedOn,
});
const fee = (amountCents: number): Movement => ({
  type: 'late_fee',
  amountCents,
  movedOn: addDays(today, -10),
});
const sixteen = [paid(16 * 8_420)];

describe('account state', () => {
  it('API-09: matches the designed dashboard for its movements', () => {
    expect(accountState(harbor, sixteen, today)).toMatchObject({
      minimumDue: 8_420,
      nextDueOn: '2026-12-04',
      totalDue: 82_700,
      balance: 61_240,
      percentPaid: 61.96,
      paymentsMade: 16,
      paymentsRemaining: 10,
      lateFee: 0,
      totalPaid: 134_720,
    });
  });

  it('API-09: a payoff also pays the fees that are of a later day', () => {
    const payoff = [paid(217_420 + 500), fee(500)].map((one) => ({ ...one, movedOn: today }));
    expect(accountState(harbor, payoff, today)).toMatchObject({
      totalDue: 0,
      balance: 0,
      minimumDue: 0,
      lateFee: 0,
      percentPaid: 100,
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
    const state = accountState(harbor, [...sixteen, fee(1_000), paid(600, today)], today);
    expect(state).toMatchObject({ lateFee: 400, paymentsMade: 16, minimumDue: 8_820, totalPaid: 135_320 });
  });

  it('API-09: after a partial payment the rest of it is due', () => {
    expect(accountState(harbor, [...sixteen, paid(2_000, today)], today).minimumDue).toBe(6_420);
  });

  it('API-09: the smaller last payment is due at the end', () => {
    const state = accountState(harbor, [paid(25 * 8_420)], day('2027-09-01'));
    expect(state).toMatchObject({ minimumDue: 6_920, paymentsMade: 25, paymentsRemaining: 1 });
  });

  it('API-09: the lease is owned after an early payoff, also once the discount’s last day has passed', () => {
    const bought: readonly Movement[] = [
      ...sixteen,
      paid(61_240, today),
      { type: 'early_payoff_discount', amountCents: 21_460, movedOn: today },
    ];
    for (const later of [today, day('2027-06-01')]) {
      expect(accountState(harbor, bought, later)).toMatchObject({
        balance: 0,
        totalDue: 0,
        minimumDue: 0,
        nextDueOn: null,
        percentPaid: 100,
        paymentsRemaining: 0,
      });
    }
  });

  const payoff = (...back: readonly (readonly [Movement['type'], number])[]): readonly Movement[] => [
    ...sixteen,
    ...([['payment', 61_240], ['early_payoff_discount', 21_460], ...back] as const).map(
      ([type, amountCents]) => ({ type, amountCents, movedOn: today, paymentId: 7 }),
    ),
  ];

  it('API-09: a part of a payoff that is refunded is owed again, without a second discount', () => {
    const state = accountState(harbor, payoff(['refund', 1_000]), today);
    expect(state).toMatchObject({ totalDue: 1_000, balance: 1_000, minimumDue: 1_000, paymentsMade: 25 });
    expect(state).toMatchObject({ totalPaid: 134_720 + 60_240, percentPaid: 99.54, lastPaidOn: today });
  });

  it.each([
    [
      'refunded in parts',
      [
        ['refund', 1_000],
        ['refund', 60_240],
      ],
    ],
    ['returned by its bank', [['payment_return', 61_240]]],
    ['voided', [['payment_void', 61_240]]],
  ] as const)('API-09: a payoff that is %s counts as never made, with its discount', (_how, back) => {
    expect(accountState(harbor, payoff(...back), today)).toEqual(accountState(harbor, sixteen, today));
  });

  it('API-09: a payoff of which a chargeback was won back counts as before, with its discount', () => {
    const won = payoff(['refund', 61_240], ['chargeback_won', 61_240]);
    expect(accountState(harbor, won, today)).toEqual(accountState(harbor, payoff(), today));
    const paidTwice = [...won, { type: 'payment', amountCents: 500, movedOn: today, paymentId: 8 } as const];
    expect(accountState(harbor, paidTwice, today)).toMatchObject({ totalDue: 0, balance: 0, minimumDue: 0 });
  });

  it('API-09: a debit that is returned after a part of it was refunded leaves that part owed besides', () => {
    const state = accountState(harbor, payoff(['refund', 1_000], ['payment_return', 61_240]), today);
    expect(state).toMatchObject({ totalDue: 82_700 + 1_000, totalPaid: 134_720 - 1_000 });
    const alone = [...payoff(['refund', 1_000], ['payment_return', 61_240])].slice(1);
    expect(accountState(harbor, alone, today)).toMatchObject({
      totalDue: 217_420 + 1_000,
      percentPaid: 0,
      paymentsMade: 0,
    });
  });

  it('API-09: a payment is due on the last day of a month that is too short, and on the due day again after it', () => {
    const monthEnd = { ...harbor, firstDueOn: day('2027-01-31'), dueDay: 31 };
    expect(accountState(monthEnd, [paid(8_420)], today).nextDueOn).toBe('2027-02-28');
    expect(accountState(monthEnd, [paid(2 * 8_420)], today).nextDueOn).toBe('2027-03-31');
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
    const movement = fc.record({
      type: fc.constantFrom('payment' as const, 'late_fee' as const),
      amountCents: fc.integer({ min: 1, max: 60_000 }),
      movedOn: fc.constant(addDays(today, -1)),
    });
    fc.assert(
      fc.property(terms, fc.array(movement, { maxLength: 12 }), (lease, movements) => {
        const state = accountState(lease, movements, today);
        const sum = (type: Movement['type']) =>
          movements.filter((one) => one.type === type).reduce((total, one) => total + one.amountCents, 0);
        expect(state.totalPaid).toBe(sum('payment'));
        expect(state.paymentsMade + state.paymentsRemaining).toBe(lease.term);
        expect(state.totalDue).toBe(
          state.lateFee +
            Math.max(0, lease.totalCents - (sum('payment') - (sum('late_fee') - state.lateFee))),
        );
        expect(state.balance).toBeLessThanOrEqual(state.totalDue);
        expect(state.minimumDue).toBeLessThanOrEqual(state.totalDue);
        expect(state.minimumDue > 0).toBe(state.totalDue > 0);
        expect(state.percentPaid === 100).toBe(state.totalDue === state.lateFee);
      }),
    );
  });
});
