import {
  addDays,
  calendarDate,
  cents,
  maximumPayment,
  getToday,
  unusableReason,
  type BankAccount,
  type Card,
} from '@portal/domain';
import { quoteOwnership } from '@portal/api-contract';
import { sampleLease, samplePendingPayment } from '../../fixtures/lease.ts';
import { wireQuote } from '../../fixtures/wire-account.ts';
import { choiceOf, dateAfterChange, initialChoice } from './initial-choice.ts';
import type { PaymentChoice } from './payment-choice.ts';
import { amountOptions, chosenAmount, limitsFor, payoffAmount, windowFor } from './payment-options.ts';
import { isAllowed, orderOf, problemsOf } from './payment-problems.ts';
import type { PaymentTerms } from './payment-terms.ts';

const now = getToday();
const [thisYear = 0, thisMonth = 0] = now.split('-').map(Number);

const card: Card = {
  type: 'card',
  id: '1',
  heldByProvider: true,
  last4: '4242',
  expires: { month: thisMonth, year: thisYear + 1 },
  holder: 'Maria Lopez',
  network: 'visa',
};
const bank: BankAccount = {
  type: 'bank',
  id: '3',
  bank: 'Macon Credit Union',
  owner: 'Maria Lopez',
  routingLast4: '0021',
  last4: '4821',
};

const terms = (change: Partial<PaymentTerms> = {}): PaymentTerms => ({
  lease: sampleLease(),
  pending: samplePendingPayment(),
  scheduled: [],
  quote: null,
  methods: [card, bank],
  defaultMethod: { type: 'card', id: '1' },
  today: now,
  ...change,
});

const nothingDue = { lease: sampleLease({}, { minimumDue: cents(0) }), pending: null };

const complete: PaymentChoice = { amount: 'minimum', other: undefined, date: now, method: 'card-1' };
const other = (value: number | string | undefined): PaymentChoice => ({
  ...complete,
  amount: 'other',
  other: value,
});

describe('limits of a payment', () => {
  it.each([
    [8_419, ['amount-low']],
    [8_420, []],
    [61_240, []],
    [61_241, ['amount-high']],
    [0, ['amount-low']],
    ['84.205', ['other-amount']],
    [undefined, ['other-amount']],
  ])('PAY-22, PAY-23: another amount of %p has the problems %p', (value, problems) => {
    expect(problemsOf(other(value), terms())).toEqual(problems);
  });

  describe('section 5 with $50.00 due of a balance of $300.00', () => {
    const fifty = terms({
      lease: sampleLease({}, { balance: cents(30_000) }),
      pending: samplePendingPayment({ amount: cents(5_000), amountAch: cents(5_000) }),
    });
    it.each([
      [4_999, ['amount-low']],
      [5_000, []],
      [30_000, []],
      [30_001, ['amount-high']],
      [0, ['amount-low']],
      [-1, ['amount-low']],
      ['1e2', ['other-amount']],
    ])('PAY-22, PAY-23: another amount of %p has the problems %p', (value, problems) => {
      expect(problemsOf(other(value), fifty)).toEqual(problems);
    });

    it.each([
      ['a balance below zero', sampleLease({}, { balance: cents(-1) })],
      ['a missing balance', sampleLease({}, { balance: null })],
      ['a missing account', sampleLease({ extra: null })],
    ])('PAY-24, PAY-25: with %s only 999999.99 is the limit', (_, lease) => {
      expect(problemsOf(other(99_999_999), { ...fifty, lease })).toEqual([]);
      expect(problemsOf(other(100_000_000), { ...fifty, lease })).toEqual(['amount-high']);
    });

    it('PAY-22 (OP-69): a minimum above the balance is the balance', () => {
      const lease = sampleLease({}, { balance: cents(4_000) });
      expect(problemsOf(other(3_999), { ...fifty, lease })).toEqual(['amount-low']);
      expect(problemsOf(other(4_000), { ...fifty, lease })).toEqual([]);
    });

    it.each([
      ['a day that is not in the calendar', { date: '2027-02-30' }, ['date']],
      ['no method', { method: '' }, ['method']],
      ['a method that is gone', { method: 'card-99' }, ['method']],
    ])('PAY-27: %s is no payment', (_, change, problems) => {
      expect(problemsOf({ ...complete, ...change }, fifty)).toEqual(problems);
      expect(orderOf({ ...complete, ...change }, fifty)).toBeNull();
    });
  });

  it('PAY-24, PAY-25: without a balance the most is 999999.99', () => {
    const paidOff = terms({ lease: sampleLease({}, { balance: cents(0) }) });
    expect(problemsOf(other(99_999_999), paidOff)).toEqual([]);
    expect(problemsOf(other(100_000_000), paidOff)).toEqual(['amount-high']);
    expect(limitsFor(complete, paidOff).maximum).toBe(maximumPayment);
  });

  it('PAY-29: the minimum follows the chosen method, and the default before one is chosen', () => {
    const differing = terms({
      pending: samplePendingPayment({ amount: cents(8_500), amountAch: cents(8_420) }),
    });
    expect(chosenAmount(complete, differing)).toBe(8_500);
    expect(chosenAmount({ ...complete, method: 'bank-3' }, differing)).toBe(8_420);
    const bankDefault = { ...differing, defaultMethod: { type: 'bank', id: 'gone' } as const };
    expect(limitsFor({ method: '' }, bankDefault).minimum).toBe(8_420);
  });

  it('PAY-26: the date is from today to the pay-at date, both included', () => {
    const last = addDays(now, 14);
    const on = (date: string) => problemsOf({ ...complete, date }, terms());
    expect(windowFor(chosenAmount(complete, terms()), terms())).toEqual({ from: now, to: last });
    expect(on(now)).toEqual([]);
    expect(on(last)).toEqual([]);
    expect(on(addDays(now, -1))).toEqual(['date-outside']);
    expect(on(addDays(last, 1))).toEqual(['date-outside']);
    expect(on('')).toEqual(['date']);
  });

  it('PAY-27: names everything that is missing, and returns no order while anything is', () => {
    const nothing: PaymentChoice = { amount: '', other: undefined, date: '', method: '' };
    expect(problemsOf(nothing, terms())).toEqual(['amount', 'date', 'method']);
    expect(orderOf(nothing, terms())).toBeNull();
    expect(orderOf(complete, terms())).toEqual({
      leaseUuid: terms().lease.uuid,
      amount: 8_420,
      date: now,
      method: { type: 'card', id: '1' },
    });
  });
});

describe('the offered amounts', () => {
  it('are the minimum, the payoff and another one', () => {
    expect(amountOptions(complete, terms())).toEqual(['minimum', 'payoff', 'other']);
  });

  it('leave out a minimum of zero', () => {
    expect(amountOptions(complete, terms(nothingDue))).toEqual(['payoff', 'other']);
  });

  it('are only the payoff when more is due than is left', () => {
    const lease = sampleLease({}, { balance: cents(8_000) });
    expect(amountOptions(complete, terms({ lease }))).toEqual(['payoff']);
  });

  it('leave out the payoff when there is no balance', () => {
    const lease = sampleLease({}, { balance: null });
    expect(amountOptions(complete, terms({ lease }))).toEqual(['minimum', 'other']);
    expect(payoffAmount(terms({ lease }))).toBeNull();
  });

  it('leave out a payoff that exceeds the maximum payment', () => {
    const lease = sampleLease({}, { balance: cents(maximumPayment + 1) });
    expect(amountOptions(complete, terms({ lease }))).toEqual(['minimum', 'other']);
    const most = sampleLease({}, { balance: maximumPayment });
    expect(payoffAmount(terms({ lease: most }))).toBe(maximumPayment);
  });
});

describe('with scheduled payments', () => {
  const beside = (...amounts: readonly number[]) =>
    terms({
      scheduled: amounts.map((amount) => ({ amount: cents(amount), payAt: addDays(now, 9), createdAt: now })),
    });
  const payoff: PaymentChoice = { ...complete, amount: 'payoff' };

  it.each([
    [3_420, []],
    [3_419, ['amount-low']],
    [56_240, []],
    [56_241, ['amount-high']],
  ])('PAY-22, PAY-23: another amount of %d beside $50.00 has the problems %p', (amount, problems) => {
    expect(problemsOf(other(amount), beside(5_000))).toEqual(problems);
  });

  it('the payoff is for today only', () => {
    expect(windowFor(cents(61_240), beside(8_420))).toEqual({ from: now, to: now });
    expect(problemsOf(payoff, beside(8_420))).toEqual([]);
    expect(problemsOf({ ...payoff, date: addDays(now, 1) }, beside(8_420))).toEqual(['date-today']);
    expect(problemsOf({ ...payoff, date: addDays(now, 1) }, terms())).toEqual([]);
    expect(initialChoice(beside(8_420), 'payoff').date).toBe(now);
  });

  it('only the payoff is offered when the whole balance is scheduled', () => {
    expect(amountOptions(complete, beside(61_240))).toEqual(['payoff']);
    expect(problemsOf(other(1), beside(61_240))).toEqual(['amount-high']);
  });
});

describe('with a quote by which the payoff ends before the due date', () => {
  const end = addDays(now, 3);
  const quoted = terms({ quote: quoteOwnership.read(wireQuote(3)) });
  const payoff: PaymentChoice = { ...complete, amount: 'payoff' };

  it.each([
    ['the payoff', payoff],
    ['another amount that is the payoff', other(61_240)],
  ])('PAY-26: %s can be paid up to its last day', (_, choice) => {
    expect(windowFor(chosenAmount(choice, quoted), quoted)).toEqual({ from: now, to: end });
    expect(problemsOf({ ...choice, date: end }, quoted)).toEqual([]);
    expect(problemsOf({ ...choice, date: addDays(end, 1) }, quoted)).toEqual(['date-outside']);
  });

  it('a payoff from the address is allowed up to its last day, and less than it up to the due date', () => {
    const order = { amount: cents(61_240), method: { type: 'card', id: '1' } } as const;
    expect(isAllowed({ ...order, date: end }, quoted)).toBe(true);
    expect(isAllowed({ ...order, date: addDays(end, 1) }, quoted)).toBe(false);
    expect(isAllowed({ ...order, amount: cents(61_239), date: addDays(now, 14) }, quoted)).toBe(true);
  });
});

describe('methods to pay with', () => {
  const onToday = { date: now, today: now };
  const expiring: Card = { ...card, expires: { month: thisMonth, year: thisYear } };

  it('OP-74: exclude cards that the provider does not hold', () => {
    expect(unusableReason({ ...card, heldByProvider: false }, onToday)).toBe('unverified');
  });

  it('include cards up to the end of their expiry month', () => {
    const lastMonth =
      thisMonth === 1 ? { month: 12, year: thisYear - 1 } : { month: thisMonth - 1, year: thisYear };
    expect(unusableReason(expiring, onToday)).toBeNull();
    expect(unusableReason({ ...card, expires: lastMonth }, onToday)).toBe('expired');
    expect(unusableReason({ ...card, expires: null }, onToday)).toBeNull();
  });

  it('exclude a card that expires before the chosen day, from the day after its month on', () => {
    const nextMonth = thisMonth === 12 ? [thisYear + 1, 1] : [thisYear, thisMonth + 1];
    const [year = 0, month = 0] = nextMonth;
    const firstBad = calendarDate(`${year}-${String(month).padStart(2, '0')}-01`) ?? now;
    const lastGood = addDays(firstBad, -1);
    expect(unusableReason(expiring, { date: lastGood, today: now })).toBeNull();
    expect(unusableReason(expiring, { date: firstBad, today: now })).toBe('expires-before');
    const dueLater = terms({
      methods: [expiring],
      pending: samplePendingPayment({ payAt: addDays(firstBad, 1) }),
    });
    expect(problemsOf({ ...complete, date: lastGood }, dueLater)).toEqual([]);
    expect(problemsOf({ ...complete, date: firstBad }, dueLater)).toEqual(['method-expires']);
    const order = { amount: cents(8_420), method: { type: 'card', id: '1' } } as const;
    expect(isAllowed({ ...order, date: lastGood }, dueLater)).toBe(true);
    expect(isAllowed({ ...order, date: firstBad }, dueLater)).toBe(false);
  });

  it('do not count when they cannot be chosen', () => {
    const held = terms({ methods: [{ ...card, heldByProvider: false }] });
    expect(problemsOf(complete, held)).toEqual(['method']);
  });
});

describe('initialChoice', () => {
  it('OP-74: has the default method, the due date and no amount', () => {
    expect(initialChoice(terms(), null)).toEqual({
      amount: '',
      other: undefined,
      date: addDays(now, 14),
      method: 'card-1',
    });
  });

  it.each([
    ['is unverified', [{ ...card, heldByProvider: false }]],
    ['is gone', [bank]],
  ])('has no method when the default %s', (_, methods) => {
    expect(initialChoice(terms({ methods }), null).method).toBe('');
  });

  it('has the amount of the link when that is offered', () => {
    expect(initialChoice(terms(), 'payoff').amount).toBe('payoff');
    expect(initialChoice(terms(), 'minimum').amount).toBe('minimum');
    expect(initialChoice(terms({ lease: sampleLease({}, { balance: null }) }), 'payoff').amount).toBe('');
  });

  it('has today for the payoff, also where later days are possible', () => {
    expect(initialChoice(terms(), 'payoff').date).toBe(now);
  });

  it('has the only amount there is', () => {
    const lease = sampleLease({}, { balance: cents(8_000) });
    expect(initialChoice(terms({ lease }), null)).toMatchObject({ amount: 'payoff', date: now });
    const unknown = terms({ lease: sampleLease({}, { balance: null, minimumDue: null }), pending: null });
    expect(initialChoice(unknown, null).amount).toBe('other');
  });

  it('has no amount when the only one is a payoff in place of the one that is scheduled', () => {
    const scheduled = [{ amount: cents(61_240), payAt: addDays(now, 9), createdAt: now }];
    expect(initialChoice(terms({ scheduled }), null).amount).toBe('');
    expect(initialChoice(terms({ scheduled }), 'payoff').amount).toBe('payoff');
  });

  it('has no amount when the minimum is zero', () => {
    expect(initialChoice(terms(nothingDue), 'minimum').amount).toBe('');
  });

  it('has the payoff when the minimum is all that is left', () => {
    const lease = sampleLease({}, { balance: cents(8_000) });
    expect(initialChoice(terms({ lease }), 'minimum').amount).toBe('payoff');
  });
});

describe('dateAfterChange', () => {
  const due = addDays(now, 14);
  const between = addDays(now, 5);

  it.each([
    ['the payoff is for today', 'payoff', 'minimum', between, now],
    ['a day that nobody chose goes back to the due date', 'minimum', 'payoff', now, due],
    ['a day that was chosen stays', 'minimum', 'payoff', between, between],
    ['another amount keeps the due date', 'other', 'minimum', due, due],
    ['an empty day becomes the due date', 'minimum', '', '', due],
  ] as const)('%s', (_, amount, before, date, expected) => {
    expect(dateAfterChange({ amount, date }, before, terms())).toBe(expected);
  });
});

describe('a payment from the address', () => {
  const order = { amount: cents(8_420), date: now, method: { type: 'card', id: '1' } } as const;

  it.each([
    ['as the form makes it', true, {}],
    ['below the minimum', false, { amount: cents(8_419) }],
    ['above the balance', false, { amount: cents(61_241) }],
    ['on a day that has passed', false, { date: addDays(now, -1) }],
    ['with a method that is gone', false, { method: { type: 'card', id: '9' } as const }],
    ['with a method of another type', false, { method: { type: 'bank', id: '1' } as const }],
  ])('is allowed %s: %p', (_, allowed, change) => {
    expect(isAllowed({ ...order, ...change }, terms())).toBe(allowed);
  });

  it('PAY-25: is not allowed for a lease that is not a current one', () => {
    const lease = sampleLease({ inCurrent: false, inPaidOff: true }, { balance: cents(0) });
    expect(isAllowed(order, terms({ lease }))).toBe(false);
  });

  it.each([
    [8_420, 'minimum'],
    [61_240, 'payoff'],
    [20_000, 'other'],
  ] as const)('of %d cents opens the form with %s chosen', (amount, option) => {
    const choice = choiceOf({ ...order, amount: cents(amount) }, terms());
    expect(choice).toMatchObject({ amount: option, date: now, method: 'card-1' });
    expect(chosenAmount(choice, terms())).toBe(amount);
  });
});
