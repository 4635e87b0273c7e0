import { asc, eq, sql } from 'drizzle-orm';
import { leases, movements, payments, users } from '../store/schema.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';
import { drawDuePayments } from './draw-due-payments.ts';
import { demoProcessor } from './processor.ts';

describe('scheduled payments whose day has come', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const drawAt = (instant: string) =>
    drawDuePayments({
      db: api.db,
      clock: { now: () => new Date(instant) },
      processor: demoProcessor(async () => {}),
    });
  const ofLease = async (loanNumber: string) => {
    const [lease] = await api.db.select().from(leases).where(eq(leases.loanNumber, loanNumber));
    if (!lease) throw new Error('There is no such lease.');
    const scheduled = await api.db
      .select()
      .from(payments)
      .where(sql`${payments.leaseId} = ${lease.id} and ${payments.payOn} > '2026-11-20'`)
      .orderBy(asc(payments.payOn));
    const moved = await api.db.select().from(movements).where(eq(movements.leaseId, lease.id));
    return { lease, scheduled, moved };
  };
  const states = async () =>
    (await ofLease('BZ-118820')).scheduled.map(({ payOn, state }) => `${payOn} ${state}`);

  it('API-49, API-53: draws a payment on its day, once however many draw, and sends its receipt', async () => {
    const before = (await ofLease('BZ-118820')).moved.length;
    expect(await drawAt('2026-12-10T23:59:00Z')).toBe(0);
    const settled = await Promise.all([1, 2, 3].map(() => drawAt('2026-12-11T00:01:00Z')));
    expect(settled.sort()).toEqual([0, 0, 1]);
    expect(await drawAt('2026-12-11T12:00:00Z')).toBe(0);
    expect(await states()).toEqual(['2026-12-11 processed', '2027-01-11 scheduled']);
    expect((await ofLease('BZ-118820')).moved).toHaveLength(before + 1);
    const receipts = (await api.mailsOf('maria')).filter(({ subject }) => subject.includes('$131.75'));
    expect(receipts).toHaveLength(1);
  });

  it('API-49: the day is the customer’s own', async () => {
    await api.db
      .update(users)
      .set({ timezone: 'Pacific/Honolulu' })
      .where(eq(users.email, 'maria@portal.test'));
    expect(await drawAt('2026-12-11T09:00:00Z')).toBe(0);
    expect(await drawAt('2026-12-11T10:00:00Z')).toBe(1);
  });

  it('API-49: what is refused is not drawn, is not tried again, and is told by mail', async () => {
    await api.db.update(payments).set({ methodLast4: '9995' }).where(eq(payments.state, 'scheduled'));
    const before = (await ofLease('BZ-118820')).moved.length;
    expect(await drawAt('2026-12-11T12:00:00Z')).toBe(1);
    expect(await drawAt('2026-12-11T12:01:00Z')).toBe(0);
    expect(await states()).toEqual(['2026-12-11 refused', '2027-01-11 scheduled']);
    expect((await ofLease('BZ-118820')).moved).toHaveLength(before);
    expect((await api.mailsOf('maria'))[0]?.body).toContain('insufficient funds');
  });

  it('API-49: takes no more than is left, and withdraws what is scheduled after it', async () => {
    await api.db.update(payments).set({ amountCents: 900_000 }).where(eq(payments.state, 'scheduled'));
    const token = await api.tokenOf('maria');
    expect(await drawAt('2026-12-11T12:00:00Z')).toBe(1);
    expect(await states()).toEqual(['2026-12-11 processed', '2027-01-11 withdrawn']);
    const { envelope } = await api.get('/api/v1/mobile/leases', { token });
    const { paidoff } = envelope.data as { paidoff: { LoanNumber: string; balance: number }[] };
    expect(paidoff).toEqual([expect.objectContaining({ LoanNumber: 'BZ-118820', balance: 0 })]);
  });
});
