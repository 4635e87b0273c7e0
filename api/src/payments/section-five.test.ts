import { addDays, type CalendarDate } from '@portal/domain';
import { listBanks, listLeases } from '@portal/api-contract';
import { and, eq } from 'drizzle-orm';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { leases, leaseTerms, ledgerEntries, movements, payments } from '../store/schema.ts';

const today = '2026-11-20' as CalendarDate;
const payAt = addDays(today, 14);

/** The table of section 5, against the api: $50.00 is due on December 4th, and $300.00 pay the lease off. */
describe('section 5 with $50.00 due of a balance of $300.00', () => {
  let api: TestApi;
  let token: string;
  let bank: number;
  beforeAll(async () => {
    api = await openTestApi();
    token = await api.tokenOf('ida');
    const { data } = (await api.get(listBanks.path, { token })).envelope;
    bank = (data as { banks: { id: number }[] }).banks[0]?.id ?? 0;
  });
  afterAll(() => api.close());

  /** Makes another lease of ida's one that has begun and of which nothing is paid. */
  let next = 0;
  let keys = 0;
  const freshLease = async () => {
    const loanNumber = `FW-6${String((next += 1)).padStart(5, '0')}`;
    const [lease] = await api.db.select().from(leases).where(eq(leases.loanNumber, loanNumber));
    if (!lease) throw new Error(loanNumber);
    // The terms are in the ledger since the lease began: it begins anew.
    await api.db.delete(movements).where(eq(movements.leaseId, lease.id));
    await api.db.delete(ledgerEntries).where(eq(ledgerEntries.leaseId, lease.id));
    const own = eq(leaseTerms.leaseId, lease.id);
    const [before] = await api.db.delete(leaseTerms).where(own).returning();
    if (!before) throw new Error(loanNumber);
    await api.db.insert(leaseTerms).values({
      ...before,
      term: 6,
      monthlyCents: 5_000,
      totalCents: 30_000,
      firstDueOn: payAt,
      dueDay: Number(payAt.slice(8)),
      earlyDiscountCents: 0,
    });
    return lease;
  };
  const pay = (uuid: string, order: object) =>
    api.post(
      '/api/v1/mobile/payments',
      {
        lease: uuid,
        method_type: 'bank',
        method_id: bank,
        date: today,
        amount: 50,
        isPayoffAmount: false,
        ...order,
      },
      { token, headers: { 'idempotency-key': `section-five-${(keys += 1)}` } },
    );
  const balanceOf = async (uuid: string) =>
    listLeases
      .read((await api.get(listLeases.path, { token })).envelope.data)
      .leases.find((one) => one.uuid === uuid)?.extra?.balance;
  const storedOf = async (leaseId: number) =>
    api.db
      .select()
      .from(payments)
      .where(and(eq(payments.leaseId, leaseId), eq(payments.payOn, today)));

  it.each([
    ['49.99', false, 422, null],
    ['50.00', false, 200, false],
    ['299.99', false, 200, false],
    // A payoff is promised: one cent below the balance keeps no such promise.
    ['299.99', true, 422, null],
    ['300.00', true, 200, true],
    // What is paid decides, not the flag.
    ['300.00', false, 200, true],
    ['300.01', true, 422, null],
    ['300.01', false, 422, null],
    ['999999.99', false, 422, null],
    ['0', false, 422, null],
    ['-50.00', false, 422, null],
  ] as const)(
    'API-48, PAY-22..25, PAY-31: $%s with the flag %p is answered %d',
    async (amount, flag, status, paysOff) => {
      const { uuid, id } = await freshLease();
      const answer = await pay(uuid, { amount, isPayoffAmount: flag });
      expect(answer.status).toBe(status);
      expect((await storedOf(id)).map(({ isPayoff }) => isPayoff)).toEqual(paysOff === null ? [] : [paysOff]);
      expect(await balanceOf(uuid)).toBe(status === 200 ? 30_000 - Math.round(Number(amount) * 100) : 30_000);
      if (status === 422) expect(answer.envelope.error).toHaveProperty('amount');
    },
  );

  it.each([
    ['yesterday', addDays(today, -1), 422],
    ['today', today, 200],
    ['the pay-at day', payAt, 200],
    ['one day beyond', addDays(payAt, 1), 422],
  ])('API-48, PAY-26: a payment of %s, %s, is answered %d', async (_, date, status) => {
    const answer = await pay((await freshLease()).uuid, { date });
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.envelope.error).toHaveProperty('date');
  });

  it('API-48, PAY-25: nothing is taken of a balance of zero, not even 999999.99', async () => {
    const { uuid } = await freshLease();
    expect((await pay(uuid, { amount: '300.00', isPayoffAmount: true })).status).toBe(200);
    for (const amount of ['0.01', '50.00', '999999.99']) {
      const answer = await pay(uuid, { amount });
      expect([amount, answer.status, answer.envelope.error]).toEqual([
        amount,
        422,
        { lease: ['Nothing is left to pay on this lease.'] },
      ]);
    }
  });
});
