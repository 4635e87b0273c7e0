import type { CalendarDate } from '@portal/domain';
import { eq, isNull, sql } from 'drizzle-orm';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { leaseAccounts, leases, ledgerEntries, leaseTerms, movements, payments } from './schema.ts';

describe('the ledger', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await openTestApi();
  });
  afterAll(() => api.close());

  const constraintOf = (work: Promise<unknown>) =>
    work.then(
      () => 'accepted',
      (error: unknown) => constraintIn(error),
    );
  const constraintIn = (error: unknown): string | null => {
    if (!(error instanceof Error)) return null;
    return (error as { constraint?: string }).constraint ?? constraintIn(error.cause);
  };
  const movement = async (loanNumber: string, more: object) => {
    const [lease] = await api.db.select().from(leases).where(eq(leases.loanNumber, loanNumber));
    const values = { leaseId: lease?.id ?? 0, amountCents: 500, movedOn: '2026-11-20' as CalendarDate };
    const [moved] = await api.db
      .insert(movements)
      .values({ ...values, type: 'late_fee', ...more })
      .returning();
    if (!moved) throw new Error('Nothing was moved.');
    return moved;
  };
  const entriesOf = async (movementId: number) =>
    (await api.db.select().from(ledgerEntries).where(eq(ledgerEntries.movementId, movementId))).map(
      ({ account, amountCents }) => `${account} ${amountCents}`,
    );
  const balanceOf = async (leaseId: number) =>
    (await api.db.select().from(leaseAccounts).where(eq(leaseAccounts.leaseId, leaseId)))[0];

  it('API-11: has the beginning and every movement of every seeded lease, in balance', async () => {
    const terms = await api.db.select().from(leaseTerms);
    const begun = await api.db.select().from(ledgerEntries).where(isNull(ledgerEntries.movementId));
    expect(begun).toHaveLength(2 * terms.length);
    const moved = await api.db.select().from(movements);
    const { rows } = (await api.db.execute(
      sql`select movement_id from ledger_entries where movement_id is not null
        group by movement_id having sum(amount_cents) = 0`,
    )) as unknown as { rows: unknown[] };
    expect(rows).toHaveLength(moved.length);
  });

  it('API-11: a fee is owed, and a payment pays', async () => {
    const fee = await movement('FW-600001', {});
    expect((await entriesOf(fee.id)).sort()).toEqual(['fees -500', 'receivable 500']);
    const before = await balanceOf(fee.leaseId);
    const [paid] = await api.db
      .insert(payments)
      .values({
        leaseId: fee.leaseId,
        amountCents: 500,
        payOn: fee.movedOn,
        status: 'succeeded',
        methodType: 'card',
        methodId: 1,
        methodLast4: '4242',
        isPayoff: false,
        createdAt: new Date(0),
      })
      .returning();
    const paidMovement = await movement('FW-600001', { type: 'payment', paymentId: paid?.id });
    expect((await entriesOf(paidMovement.id)).sort()).toEqual(['processor 500', 'receivable -500']);
    const back = await movement('FW-600001', { type: 'payment_return', paymentId: paid?.id });
    expect((await entriesOf(back.id)).sort()).toEqual(['processor -500', 'receivable 500']);
    expect(await balanceOf(fee.leaseId)).toEqual(before);
  });

  it('API-11: refunds give back no more than was paid, and with the last part the discount ends', async () => {
    const { leaseId, movedOn } = await movement('FW-600003', {});
    const before = await balanceOf(leaseId);
    const [paid] = await api.db
      .insert(payments)
      .values({
        leaseId,
        amountCents: 500,
        payOn: movedOn,
        status: 'succeeded',
        methodType: 'card',
        methodId: 1,
        methodLast4: '4242',
        isPayoff: true,
        createdAt: new Date(0),
      })
      .returning();
    const move = (type: string, amountCents: number) =>
      movement('FW-600003', { type, amountCents, paymentId: paid?.id });
    await move('payment', 500);
    await move('early_payoff_discount', 300);
    const part = await move('refund', 200);
    expect((await entriesOf(part.id)).sort()).toEqual(['processor -200', 'receivable 200']);
    expect(await constraintOf(move('refund', 301))).toBe('movements_refund');
    const last = await move('refund', 300);
    expect((await entriesOf(last.id)).sort()).toEqual([
      'discounts -300',
      'processor -300',
      'receivable 300',
      'receivable 300',
    ]);
    expect(await balanceOf(leaseId)).toEqual(before);
    expect(await constraintOf(move('chargeback_won', 501))).toBe('movements_won');
    const won = await move('chargeback_won', 300);
    expect((await entriesOf(won.id)).sort()).toEqual([
      'discounts 300',
      'processor 300',
      'receivable -300',
      'receivable -300',
    ]);
    await move('refund', 300);
    expect(await balanceOf(leaseId)).toEqual(before);
    const back = await move('payment_return', 500);
    expect((await entriesOf(back.id)).sort()).toEqual(['processor -500', 'receivable 500']);
  });

  it('API-11: a void undoes a payment with its discount, once', async () => {
    const [lease] = await api.db.select().from(leases).where(eq(leases.loanNumber, 'FW-600004'));
    const before = await balanceOf(lease?.id ?? 0);
    const [paid] = await api.db
      .insert(payments)
      .values({
        leaseId: lease?.id ?? 0,
        amountCents: 500,
        payOn: '2026-11-20' as CalendarDate,
        status: 'canceled',
        methodType: 'card',
        methodId: 1,
        methodLast4: '4242',
        isPayoff: true,
        createdAt: new Date(0),
      })
      .returning();
    const move = (type: string, amountCents: number) =>
      movement('FW-600004', { type, amountCents, paymentId: paid?.id });
    await move('payment', 500);
    await move('early_payoff_discount', 300);
    await move('payment_void', 500);
    expect(await balanceOf(lease?.id ?? 0)).toEqual(before);
    expect(await constraintOf(move('payment_void', 500))).toBe('movements_payment_type');
  });

  it('API-11: an entry alone, and a changed or missing one, are impossible', async () => {
    const fee = await movement('FW-600002', {});
    const alone = {
      leaseId: fee.leaseId,
      movementId: fee.id,
      account: 'fees' as const,
      amountCents: -1,
      bookedOn: fee.movedOn,
    };
    expect(await constraintOf(api.db.insert(ledgerEntries).values(alone))).toBe('ledger_entries_balance');
    const own = eq(ledgerEntries.movementId, fee.id);
    expect(await constraintOf(api.db.update(ledgerEntries).set({ amountCents: 1 }).where(own))).toBe(
      'ledger_entries_final',
    );
    const fees = sql`${ledgerEntries.movementId} = ${fee.id} and account = 'fees'`;
    expect(await constraintOf(api.db.delete(ledgerEntries).where(fees))).toBe('ledger_entries_balance');
  });
});
