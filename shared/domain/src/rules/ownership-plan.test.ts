import fc from 'fast-check';
import { day } from '../dates/calendar-date.fixture.ts';
import { addDays, compareDates } from '../dates/calendar-date.ts';
import { quoteOf, sampleQuote } from '../entities/ownership-quote.fixture.ts';
import { cents } from '../money/cents.ts';
import {
  amountToOwnOn,
  earlyPayoffGap,
  lastDayOfPayoff,
  planOwnership,
  quotedDay,
  restOfTerm,
  regularOwnership,
} from './ownership-plan.ts';

const plan = (date: string, amount: number) =>
  planOwnership(sampleQuote, { date: day(date), amount: cents(amount) });

describe('planOwnership', () => {
  it.each([
    // A payment of nothing changes nothing.
    ['2026-11-20', 0, { ownedOn: '2027-02-04', totalCost: 70_000, saved: 0, isEstimate: true }],
    // One cent less than the quote: the next regular payment, in the days of the early payoff, completes it.
    ['2026-11-20', 24_999, { ownedOn: '2026-12-04', totalCost: 65_000, saved: 5_000, isEstimate: true }],
    ['2026-11-20', 25_000, { ownedOn: '2026-11-20', totalCost: 65_000, saved: 5_000, isEstimate: false }],
    ['2026-11-20', 25_001, { ownedOn: '2026-11-20', totalCost: 65_000, saved: 5_000, isEstimate: false }],
    // The day of a regular payment is still before it, the day after no longer.
    ['2026-12-04', 25_000, { ownedOn: '2026-12-04', totalCost: 65_000, saved: 5_000, isEstimate: false }],
    ['2026-12-05', 15_000, { ownedOn: '2026-12-05', totalCost: 65_000, saved: 5_000, isEstimate: true }],
    // The early payoff date, and the day after it, when the discount is lost.
    ['2026-12-10', 15_000, { ownedOn: '2026-12-10', totalCost: 65_000, saved: 5_000, isEstimate: true }],
    ['2026-12-11', 15_000, { ownedOn: '2027-01-04', totalCost: 70_000, saved: 0, isEstimate: true }],
    ['2026-12-11', 20_000, { ownedOn: '2026-12-11', totalCost: 70_000, saved: 0, isEstimate: true }],
  ])('owns the lease with %s and %d cents: %j', (date, amount, expected) => {
    expect(plan(date, amount)).toEqual(expected);
  });

  it('never costs more than the regular payments, and is never owned later', () => {
    fc.assert(
      fc.property(quotes, fc.nat(60), fc.nat(200_000), (quote, after, amount) => {
        const regular = regularOwnership(quote);
        const made = planOwnership(quote, { date: addDays(quote.today, after), amount: cents(amount) });
        expect(made.saved).toBeGreaterThanOrEqual(0);
        expect(made.totalCost + made.saved).toBe(regular.totalCost);
        expect(compareDates(made.ownedOn, regular.ownedOn)).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('costs what the day is quoted when its payoff is paid before any other payment', () => {
    fc.assert(
      fc.property(quotes, (quote) => {
        const [first] = quote.payments;
        for (const { date, payoff, totalCost } of quote.days) {
          if (first && compareDates(first.date, date) < 0) break;
          if (payoff === 0) continue;
          expect(planOwnership(quote, { date, amount: payoff })).toMatchObject({
            ownedOn: date,
            totalCost,
            isEstimate: false,
          });
        }
      }),
    );
  });
});

describe('amountToOwnOn', () => {
  it.each([
    ['2026-11-20', 25_000],
    ['2026-12-04', 25_000],
    ['2026-12-05', 15_000],
    ['2026-12-10', 15_000],
    ['2026-12-11', 20_000],
  ])('is on %s what is left of the quote: %d', (date, amount) => {
    expect(amountToOwnOn(sampleQuote, day(date))).toBe(amount);
  });

  it('is the least that owns the lease on its day', () => {
    fc.assert(
      fc.property(quotes, fc.nat(60), (quote, after) => {
        const date = addDays(quote.today, after);
        const amount = amountToOwnOn(quote, date);
        fc.pre(amount > 1);
        expect(planOwnership(quote, { date, amount }).ownedOn).toBe(date);
        const less = planOwnership(quote, { date, amount: cents(amount - 1) });
        const next = quote.payments.find((payment) => compareDates(payment.date, date) >= 0);
        if (next?.date !== date) expect(less.ownedOn).not.toBe(date);
      }),
    );
  });
});

describe('earlyPayoffGap', () => {
  it('says what the regular payments leave on the early payoff date, and what paying it saves', () => {
    expect(earlyPayoffGap(sampleQuote)).toEqual({ date: '2026-12-10', missing: 15_000, saved: 5_000 });
  });

  it('counts a payment on the early payoff date itself', () => {
    const quote = { ...sampleQuote, earlyPayoffDate: day('2026-12-04') };
    expect(earlyPayoffGap(quote)).toMatchObject({ missing: 15_000 });
    expect(earlyPayoffGap({ ...sampleQuote, earlyPayoffDate: day('2026-12-03') })).toMatchObject({
      missing: 25_000,
    });
  });

  it('is null when the regular payments reach it to the cent, and says one cent when that is missing', () => {
    const reaching = (discount: number) =>
      quoteOf({
        today: day('2026-11-20'),
        earlyPayoffDate: day('2027-01-04'),
        discount,
        totalPaid: 0,
        payments: sampleQuote.payments,
        quotedDays: 60,
      });
    expect(earlyPayoffGap(reaching(10_000))).toBeNull();
    expect(earlyPayoffGap(reaching(9_999))).toMatchObject({ missing: 1, saved: 9_999 });
  });

  it('is null when the early payoff date has passed', () => {
    expect(earlyPayoffGap({ ...sampleQuote, earlyPayoffDate: null })).toBeNull();
  });
});

it('quotedDay knows today and the last quoted day, and none beyond', () => {
  expect(quotedDay(sampleQuote, day('2026-11-19'))).toBeNull();
  expect(quotedDay(sampleQuote, day('2026-11-20'))?.payoff).toBe(25_000);
  expect(quotedDay(sampleQuote, day('2026-12-11'))?.payoff).toBe(30_000);
  expect(quotedDay(sampleQuote, day('2026-12-12'))).toBeNull();
  expect(restOfTerm(sampleQuote)).toBe(30_000);
});

const today = day('2026-11-20');

/** Quotes of up to five payments, some on one day, with the early payoff date before, between or after them. */
const quotes = fc
  .record({
    early: fc.integer({ min: -1, max: 60 }),
    discount: fc.nat(60_000),
    totalPaid: fc.nat(100_000),
    payments: fc.array(fc.record({ after: fc.nat(90), amount: fc.integer({ min: 1, max: 40_000 }) }), {
      minLength: 1,
      maxLength: 5,
    }),
  })
  .map(({ early, discount, totalPaid, payments }) =>
    quoteOf({
      today,
      earlyPayoffDate: addDays(today, early),
      discount,
      totalPaid,
      payments: payments
        .sort((a, b) => a.after - b.after)
        .map(({ after, amount }) => ({ date: addDays(today, after), amount: cents(amount) })),
      quotedDays: 61,
    }),
  );

it('lastDayOfPayoff is the day before the payoff is another amount, and null where the quote has no such day', () => {
  const days = [100, 100, 120].map((payoff, index) => ({
    date: addDays(day('2026-11-20'), index),
    payoff: cents(payoff),
    totalCost: cents(500),
  }));
  expect(lastDayOfPayoff({ days }, cents(100))).toBe('2026-11-21');
  expect(lastDayOfPayoff({ days }, cents(120))).toBeNull();
  expect(lastDayOfPayoff({ days: days.slice(0, 2) }, cents(100))).toBeNull();
  expect(lastDayOfPayoff({ days: [] }, cents(100))).toBeNull();
});
