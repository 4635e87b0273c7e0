import { randomUUID } from 'node:crypto';
import { addDays, calendarDate, type CalendarDate } from '@portal/domain';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { modelAccount, modelHistory } from '../../test/simulation/books.ts';
import { copyEmptyTemplate, migrations } from '../../test/support/store-template.ts';
import type { TestStore } from '../../test/support/test-store.ts';
import { openDatabase, type Database } from '../store/database.ts';
import {
  leaseAccounts,
  leases,
  leaseTerms,
  movements,
  paymentHistory,
  payments,
  type MovementType,
} from '../store/schema.ts';
import { afterPayment } from './account-state.ts';
import { accountOf, leaseEntry } from './lease-store.ts';

const today = calendarDate('2026-11-20') as CalendarDate;
const earlier = addDays(today, -30);

/** Harbor Home Furniture on the designed dashboard: 26 payments of $84.20, the last one $69.20. */
const harbor = {
  beganOn: addDays(today, -500),
  term: 26,
  monthlyCents: 8_420,
  totalCents: 217_420,
  firstDueOn: '2025-08-04' as CalendarDate,
  dueDay: 4,
  earlyPayoffOn: '2026-12-18' as CalendarDate,
  earlyDiscountCents: 21_460,
};

interface Moved {
  readonly type: MovementType;
  readonly amountCents: number;
  readonly movedOn: CalendarDate;
  /** Which of the lease's payments, from 0; a fee has none. */
  readonly payment?: number;
}

const paid = (payment: number, amountCents: number, movedOn = today): Moved => ({
  type: 'payment',
  amountCents,
  movedOn,
  payment,
});
const fee = (amountCents: number, movedOn = addDays(today, -10)): Moved => ({
  type: 'late_fee',
  amountCents,
  movedOn,
});
const sixteen = [paid(0, 16 * 8_420, earlier)];
const payoff = (...back: readonly (readonly [MovementType, number])[]): readonly Moved[] => [
  ...sixteen,
  ...([['payment', 61_240], ['early_payoff_discount', 21_460], ...back] as const).map(
    ([type, amountCents]): Moved => ({ type, amountCents, movedOn: today, payment: 1 }),
  ),
];

describe('the accounts of leases in the ledger', () => {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await copyEmptyTemplate();
    database = await openDatabase(store.settings, migrations);
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  let count = 0;
  /** Stores a lease that has begun, with its movements in the order of the list. */
  const leaseWith = (moved: readonly Moved[], terms = harbor) =>
    database.db.transaction(async (tx) => {
      const loanNumber = `FW-${(count += 1)}`;
      const common = { storeName: 'Store', stateCode: 'F', items: [], createdAt: new Date(0) };
      const [lease] = await tx
        .insert(leases)
        .values({ ...common, uuid: randomUUID(), loanNumber, applicationDate: terms.beganOn })
        .returning();
      const leaseId = lease?.id ?? 0;
      await tx.insert(leaseTerms).values({ leaseId, ...terms });
      const ids: number[] = [];
      for (const { payment, ...movement } of moved) {
        if (movement.type === 'payment') {
          const { amountCents, movedOn: payOn } = movement;
          const by = { methodType: 'card', methodId: 1, methodLast4: '4242', isPayoff: false } as const;
          const [row] = await tx
            .insert(payments)
            .values({ ...by, leaseId, amountCents, payOn, status: 'succeeded', createdAt: new Date(0) })
            .returning();
          ids.push(row?.id ?? 0);
        }
        const paymentId = payment === undefined ? null : ids[payment];
        await tx.insert(movements).values({ ...movement, leaseId, paymentId });
      }
      return leaseId;
    });

  const accountWith = async (moved: readonly Moved[]) => {
    const leaseId = await leaseWith(moved);
    const [row] = await database.db
      .select({ lease: leases, terms: leaseTerms, ledger: accountOf(leases.id) })
      .from(leases)
      .innerJoin(leaseTerms, eq(leaseTerms.leaseId, leases.id))
      .where(eq(leases.id, leaseId));
    if (!row) throw new Error('There is no such lease.');
    const entry = leaseEntry(row, row.ledger, { timeZone: 'UTC', today });
    if (entry.status === 'application') throw new Error('The lease has not begun.');
    return entry.account;
  };

  it('API-09: match the designed dashboard', async () => {
    expect(await accountWith(sixteen)).toMatchObject({
      minimumDue: 8_420,
      nextDueOn: '2026-12-04',
      lastPaidOn: earlier,
      totalDue: 82_700,
      balance: 61_240,
      percentPaid: 61.96,
      paymentsMade: 16,
      paymentsRemaining: 10,
      lateFee: 0,
      totalPaid: 134_720,
    });
  });

  it('API-09: have nothing paid when a lease begins, and nothing at all before', async () => {
    expect(await accountWith([])).toMatchObject({
      totalDue: 217_420,
      totalPaid: 0,
      lateFee: 0,
      lastPaidOn: null,
      percentPaid: 0,
    });
    const { rows } = (await database.db.execute(sql`select account_of_lease(0) as account`)) as unknown as {
      rows: unknown[];
    };
    expect(rows).toEqual([{ account: null }]);
  });

  it('API-09: a payoff also pays the fees that are of a later day', async () => {
    expect(await accountWith([paid(0, 217_420 + 500), fee(500, today)])).toMatchObject({
      totalDue: 0,
      balance: 0,
      minimumDue: 0,
      lateFee: 0,
      percentPaid: 100,
    });
  });

  it('API-09: payments cover the late fees that were open before them, and no later ones', async () => {
    const state = { lateFee: 400, paymentsMade: 16, minimumDue: 8_820, totalPaid: 135_320 };
    expect(await accountWith([...sixteen, fee(1_000), paid(1, 600)])).toMatchObject(state);
    expect(await accountWith([...sixteen, paid(1, 600), fee(1_000)])).toMatchObject(state);
    expect(await accountWith([...sixteen, paid(1, 600), fee(1_000, today)])).toMatchObject({
      lateFee: 1_000,
      minimumDue: 8_820,
    });
  });

  it('API-09: the lease is owned after an early payoff', async () => {
    const owned = { balance: 0, totalDue: 0, percentPaid: 100, paymentsRemaining: 0, lastPaidOn: today };
    expect(await accountWith(payoff())).toMatchObject(owned);
  });

  it('API-09: a part of a payoff that is refunded is owed again, without a second discount', async () => {
    const state = await accountWith(payoff(['refund', 1_000]));
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
  ] as const)('API-09: a payoff that is %s counts as never made, with its discount', async (_how, back) => {
    expect(await accountWith(payoff(...back))).toEqual(await accountWith(sixteen));
  });

  it('API-09: a payoff of which a chargeback was won back counts as before, with its discount', async () => {
    const won = payoff(['refund', 61_240], ['chargeback_won', 61_240]);
    expect(await accountWith(won)).toEqual(await accountWith(payoff()));
    const paidTwice = await accountWith([...won, paid(2, 500)]);
    expect(paidTwice).toMatchObject({ totalDue: 0, balance: 0, minimumDue: 0, percentPaid: 100 });
  });

  it('API-09: a debit that is returned after a part of it was refunded leaves that part owed besides', async () => {
    const back = [
      ['refund', 1_000],
      ['payment_return', 61_240],
    ] as const;
    const state = await accountWith(payoff(...back));
    expect(state).toMatchObject({ totalDue: 82_700 + 1_000, totalPaid: 134_720 - 1_000 });
    const alone = payoff(...back)
      .slice(1)
      .map((one) => ({ ...one, payment: 0 }));
    expect(await accountWith(alone)).toMatchObject({
      totalDue: 217_420 + 1_000,
      percentPaid: 0,
      paymentsMade: 0,
      lastPaidOn: null,
    });
  });

  it('API-09: a debit that is returned after a refund covers no late fees', async () => {
    const back = [
      { type: 'refund', amountCents: 100, movedOn: today, payment: 0 },
      { type: 'payment_return', amountCents: 600, movedOn: today, payment: 0 },
    ] as const;
    const state = await accountWith([fee(1_000), paid(0, 600), ...back]);
    expect(state).toMatchObject({ lateFee: 1_000, totalDue: 217_420 + 1_000 + 100 });
  });

  /** What may happen to a lease; `of` chooses a payment, and a share is a percentage of what can be moved of it. */
  const happening = fc.record({
    type: fc.constantFrom<MovementType>(
      'payment',
      'payment',
      'late_fee',
      'early_payoff_discount',
      'payment_return',
      'payment_void',
      'refund',
      'chargeback_won',
    ),
    of: fc.nat({ max: 20 }),
    share: fc.integer({ min: 1, max: 100 }),
    cents: fc.integer({ min: 1, max: 15_000 }),
    day: fc.integer({ min: -5, max: 0 }).map((days) => addDays(today, days)),
  });

  /**
   * Leaves out what can't be: more given back than was paid, a second return or discount of a payment, or anything after
   * its void.
   */
  function legal(happenings: readonly (typeof happening extends fc.Arbitrary<infer One> ? One : never)[]) {
    const made: { paid: number; refunded: number; undoneBy: MovementType | null; hasDiscount: boolean }[] =
      [];
    return happenings.flatMap(({ type, of, share, cents, day }): readonly Moved[] => {
      const partOf = (most: number) => Math.ceil((most * share) / 100);
      if (type === 'late_fee') return [fee(cents, day)];
      if (type === 'payment') {
        made.push({ paid: cents, refunded: 0, undoneBy: null, hasDiscount: false });
        return [paid(made.length - 1, cents, day)];
      }
      const payment = of % Math.max(1, made.length);
      const one = made[payment];
      if (!one || one.undoneBy === 'payment_void') return [];
      const move = (amountCents: number): readonly Moved[] =>
        amountCents > 0 ? [{ type, amountCents, movedOn: day, payment }] : [];
      if (type === 'early_payoff_discount') {
        if (one.hasDiscount || one.undoneBy !== null || one.refunded > 0) return [];
        one.hasDiscount = true;
        return move(partOf(5_000));
      }
      if (type === 'refund') {
        const amount = partOf(one.paid - one.refunded);
        one.refunded += amount;
        return move(amount);
      }
      if (type === 'chargeback_won') {
        const amount = partOf(one.refunded);
        one.refunded -= amount;
        return move(amount);
      }
      if (one.undoneBy !== null) return [];
      one.undoneBy = type;
      return move(one.paid);
    });
  }

  it('API-09, API-11: agree with a model after any movements, and so do the histories', async () => {
    const terms = { ...harbor, term: 3, totalCents: 2 * 8_420 + 5_000 };
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 14 }), async (happenings) => {
        const leaseId = await leaseWith(legal(happenings), terms);
        const { db } = database;
        const own = eq(movements.leaseId, leaseId);
        const stored = await db
          .select()
          .from(movements)
          .where(own)
          .orderBy(asc(movements.movedOn), asc(movements.id));
        const books = { movements: stored.map((one) => ({ ...one, amount: one.amountCents })) };
        const model = modelAccount({ id: leaseId, ...terms }, books);
        expect(await db.select().from(leaseAccounts).where(eq(leaseAccounts.leaseId, leaseId))).toEqual([
          {
            leaseId,
            totalDueCents: model.due,
            totalPaidCents: model.paid,
            discountCents: model.discount,
            lateFeeCents: model.lateFee,
            lastPaidOn: model.lastPaidOn,
            percentPaid: model.percent,
          },
        ]);
        const history = await db
          .select()
          .from(paymentHistory)
          .where(eq(paymentHistory.leaseId, leaseId))
          .orderBy(asc(paymentHistory.paidOn), asc(paymentHistory.movementId));
        expect(
          history.map(({ paymentId, paidOn, keptCents: kept }) => ({ leaseId, paymentId, paidOn, kept })),
        ).toEqual(modelHistory({ id: leaseId }, books));
      }),
      { numRuns: 150 },
    );
  });

  it('API-09: a payment after all others changes the sums as one that is planned', async () => {
    const rowOf = async (moved: readonly Moved[]) => {
      const own = eq(leaseAccounts.leaseId, await leaseWith(moved));
      const [row] = await database.db.select().from(leaseAccounts).where(own);
      if (!row) throw new Error('The lease has not begun.');
      return row;
    };
    const amount = fc.integer({ min: 1, max: 300_000 });
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 10 }), amount, async (happenings, cents) => {
        const moved = legal(happenings);
        const next = moved.filter(({ type }) => type === 'payment').length;
        const after = await rowOf([...moved, paid(next, cents, addDays(today, 1))]);
        expect(after).toMatchObject(afterPayment(await rowOf(moved), cents));
      }),
      { numRuns: 50 },
    );
  });
});
