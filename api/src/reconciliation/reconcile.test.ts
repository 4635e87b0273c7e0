import { cents, type CalendarDate } from '@portal/domain';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { seededAt, testTimeZone } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { testProcessor, type TestProcessor } from '../../test/support/test-processor.ts';
import type { ChargeState } from '../processor/processor.ts';
import { advancePayments } from '../payments/advance-payments.ts';
import { findCharge } from '../payments/refunds/find-charge.ts';
import { recordRefunds } from '../payments/refunds/record-refund.ts';
import { runRefund } from '../payments/refunds/refund-command.ts';
import {
  banks,
  charges,
  leases,
  ledgerEntries,
  movements,
  payments,
  refunds,
  users,
} from '../store/schema.ts';
import { reconcile, reconciliationLines } from './reconcile.ts';

const day = '2026-11-20' as CalendarDate;

describe('reconciling with the processor', () => {
  let api: TestApi;
  let processor: TestProcessor;

  beforeEach(async () => {
    processor = testProcessor();
    api = await openTestApi({ processor });
  });
  afterEach(() => api.close());

  /** Pays some leases and returns the charges, in their order. */
  const payLeases = async (count: number) => {
    const token = await api.tokenOf('ida');
    const [ida] = await api.db.select().from(users).where(eq(users.email, 'ida@portal.test'));
    const [bank] = await api.db
      .select()
      .from(banks)
      .where(eq(banks.userId, ida?.id ?? 0));
    for (let index = 1; index <= count; index += 1) {
      const [lease] = await api.db
        .select()
        .from(leases)
        .where(eq(leases.loanNumber, `FW-60000${index}`));
      await api.post(
        '/api/v1/mobile/payments',
        {
          amount: 500,
          date: day,
          lease: lease?.uuid,
          method_type: 'bank',
          method_id: bank?.id,
          isPayoffAmount: false,
        },
        { token, headers: { 'idempotency-key': `key-number-${index}` } },
      );
    }
    return api.db.select().from(charges).orderBy(asc(charges.paymentId));
  };
  const movementsOf = (paymentId: number | undefined) =>
    api.db
      .select()
      .from(movements)
      .where(eq(movements.paymentId, paymentId ?? 0));
  /** Makes the ledger's entries of a movement say another amount, which nothing but a hand in the database can. */
  const book = (movementId: number | null | undefined, amountCents: number) =>
    api.db.transaction(async (tx) => {
      await tx.execute(sql`alter table ${ledgerEntries} disable trigger ledger_entries_final`);
      await tx
        .update(ledgerEntries)
        .set({ amountCents: sql`sign(amount_cents) * ${amountCents}::integer` })
        .where(eq(ledgerEntries.movementId, movementId ?? 0));
      await tx.execute(sql`alter table ${ledgerEntries} enable trigger ledger_entries_final`);
    });
  const differences = async () => (await reconcile(api.db, processor, day)).differences;
  const stranger = {
    key: 'charge-of-a-stranger',
    payment: 1,
    lease: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
    amountCents: 700,
    currency: 'USD' as const,
    method: { type: 'card' as const, reference: 'r', last4: '4242' },
  };

  it('API-48: books that agree have no difference, whatever has become of the payments', async () => {
    const [first, second] = await payLeases(3);
    processor.bankDid(first?.key ?? '', { status: 'settled', reference: 'r' });
    expect(second).toBeDefined();
    expect(await reconcile(api.db, processor, day)).toEqual({ compared: 3, open: [], differences: [] });
  });

  it('API-48: names every kind of difference, with payment and amounts', async () => {
    const [lost, other, unbooked, returned, declined, kept, emptied] = await payLeases(7);
    const held = { status: 'submitted' as const, reference: 'r' };
    processor.bankDid(lost?.key ?? '', { status: 'voided' });
    await api.db
      .update(payments)
      .set({ amountCents: 40_000 })
      .where(eq(payments.id, other?.paymentId ?? 0));
    const [booked] = await movementsOf(other?.paymentId);
    await book(booked?.id, 40_000);
    await api.db.delete(movements).where(eq(movements.paymentId, unbooked?.paymentId ?? 0));
    const [gone] = await movementsOf(emptied?.paymentId);
    await api.db.delete(ledgerEntries).where(eq(ledgerEntries.movementId, gone?.id ?? 0));
    processor.bankDid(returned?.key ?? '', { status: 'returned', reference: 'r', code: 'R01' });
    await api.db.insert(movements).values({
      leaseId: 1,
      type: 'payment_return',
      amountCents: 50_000,
      movedOn: day,
      paymentId: declined?.paymentId ?? 0,
    });
    const voiding = { status: 'voiding' as const, claimedUntil: seededAt };
    await api.db
      .update(charges)
      .set(voiding)
      .where(eq(charges.key, kept?.key ?? ''));
    await api.db
      .update(charges)
      .set({ status: 'voided', claimedUntil: null })
      .where(eq(charges.key, kept?.key ?? ''));
    processor.bankDid(kept?.key ?? '', held);
    await processor.charge(stranger);
    expect((await differences()).map(({ type, key }) => ({ type, key }))).toEqual([
      { type: 'missing at the processor', key: lost?.key },
      { type: 'other amount', key: other?.key },
      { type: 'booked without a movement', key: unbooked?.key },
      { type: 'return not booked', key: returned?.key },
      { type: 'returned only here', key: declined?.key },
      { type: 'not taken back', key: kept?.key },
      { type: 'booked without a movement', key: emptied?.key },
      { type: 'not booked', key: stranger.key },
    ]);
    const lines = reconciliationLines(day, await reconcile(api.db, processor, day));
    expect(lines[1]).toContain(`payment ${other?.paymentId}, here $400.00, at the processor $500.00`);
    expect(lines.at(-1)).toBe('2026-11-20: 8 charges compared, 8 differences, 0 open');
  });

  it('API-48: names a refund that one side has alone, and one of another amount, also of an old charge', async () => {
    const [given, booked, other, agreed] = await payLeases(4);
    const { db } = api;
    const clock = { now: () => processor.now() };
    const services = { db, clock, timeZone: testTimeZone, processor };
    for (const { key = '' } of [given, booked, other, agreed].map((one) => one ?? { key: '' })) {
      processor.bankDid(key, { status: 'settled', reference: 'r' });
    }
    await db
      .update(payments)
      .set({ status: 'settled', claimedUntil: null })
      .where(
        inArray(
          payments.id,
          [given, booked, other, agreed].map((one) => one?.paymentId ?? 0),
        ),
      );
    const later = '2026-12-30' as CalendarDate;
    processor.now = () => new Date('2026-12-30T12:00:00Z');
    for (const one of [booked, other, agreed]) {
      const order = {
        paymentId: one?.paymentId ?? 0,
        amount: cents(100),
        isConfirmed: true,
        isLookUp: false,
      };
      expect(await runRefund(services, order)).toContain('given back');
    }
    expect(await reconcile(db, processor, later)).toEqual({ compared: 3, open: [], differences: [] });
    processor.gaveBack(given?.key ?? '', { key: 'refund-by-hand', type: 'refund', amountCents: 700 });
    processor.bankDid(booked?.key ?? '', { status: 'settled', reference: 'r' });
    const [refund] = await db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, other?.paymentId ?? 0));
    await book(refund?.movementId, 90);
    const [alone] = await db
      .select()
      .from(refunds)
      .where(eq(refunds.paymentId, booked?.paymentId ?? 0));
    const outcome = await reconcile(db, processor, later);
    const found = outcome.differences.map(({ type, key }) => `${type}: ${key}`);
    expect(found.sort()).toEqual([
      `other refund: ${refund?.key ?? ''}`,
      'refund not booked: refund-by-hand',
      `refunded only here: ${alone?.key ?? ''}`,
    ]);
    expect(reconciliationLines(later, outcome).join()).toContain(
      `refund refund-by-hand, payment ${given?.paymentId ?? 0}, here nothing, at the processor $7.00`,
    );
  });

  it('API-48: names a chargeback that only one side knows to be won back, also on the day when it was', async () => {
    const [lost, booked] = await payLeases(2);
    const { db } = api;
    const services = { db, clock: { now: () => processor.now() }, timeZone: testTimeZone, processor };
    const states = new Map<string, ChargeState>();
    for (const { key, paymentId } of [lost, booked].flatMap((one) => one ?? [])) {
      processor.bankDid(key, { status: 'settled', reference: 'r' });
      processor.gaveBack(key, { key: `dispute-${paymentId}`, type: 'chargeback', amountCents: 700 });
      states.set(
        key,
        (await processor.find({ key, payment: paymentId, amountCents: 50_000 })) ?? { status: 'voided' },
      );
    }
    await db
      .update(payments)
      .set({ status: 'settled', claimedUntil: null })
      .where(
        inArray(
          payments.id,
          [lost, booked].map((one) => one?.paymentId ?? 0),
        ),
      );
    const record = async (of: typeof lost) => {
      const { key = '', paymentId = 0 } = of ?? {};
      const found = await findCharge(db, paymentId);
      const state = await processor.find({ key, payment: paymentId, amountCents: 50_000 });
      if (found && state) await recordRefunds(services, found, state);
    };
    await record(lost);
    await record(booked);
    expect(await differences()).toEqual([]);
    const later = '2026-12-30' as CalendarDate;
    processor.now = () => new Date('2026-12-30T12:00:00Z');
    for (const one of [lost, booked]) {
      processor.wonBack(one?.key ?? '', `dispute-${one?.paymentId ?? 0}`);
    }
    await record(booked);
    expect((await reconcile(db, processor, later)).differences).toMatchObject([
      { type: 'won chargeback not booked', paymentId: lost?.paymentId, ours: null, theirs: 700 },
    ]);
    processor.bankDid(booked?.key ?? '', states.get(booked?.key ?? '') ?? { status: 'voided' });
    expect(await differences()).toMatchObject([
      { type: 'won chargeback not booked' },
      { type: 'chargeback won only here', paymentId: booked?.paymentId, ours: 700, theirs: null },
    ]);
    const lines = reconciliationLines(day, await reconcile(db, processor, day));
    expect(lines[1]).toContain(`chargeback won only here: refund dispute-${booked?.paymentId ?? 0}`);
  });

  it('API-48: a charge that was voided at the processor is a difference until the void is booked', async () => {
    const [charge] = await payLeases(1);
    processor.bankDid(charge?.key ?? '', { status: 'voided' });
    expect(await differences()).toMatchObject([{ type: 'missing at the processor' }]);
    const later = new Date(seededAt.getTime() + 13 * 3_600_000);
    const services = { db: api.db, clock: { now: () => later }, timeZone: testTimeZone, processor };
    expect(await advancePayments(services)).toBe(1);
    expect(await differences()).toEqual([]);
  });

  it('API-48: a charge without an outcome is open and no difference', async () => {
    processor.fault = 'lost after';
    const [open] = await payLeases(1);
    expect(await reconcile(api.db, processor, day)).toEqual({
      compared: 1,
      open: [open?.key],
      differences: [],
    });
  });

  it('API-48: the charges of other days are left out', async () => {
    await payLeases(1);
    expect(await reconcile(api.db, processor, '2026-11-19' as CalendarDate)).toMatchObject({ compared: 0 });
  });
});
