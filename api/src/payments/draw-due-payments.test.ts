import { asc, eq, sql } from 'drizzle-orm';
import { leases, movements, payments, users } from '../store/schema.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { drawDuePayments, drawingLimit } from './draw-due-payments.ts';
import { demoProcessor } from '../processor/builtin-processors.ts';
import type { Processor } from '../processor/processor.ts';

describe('drawing due payments', () => {
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
  const statuses = async () =>
    (await ofLease('BZ-118820')).scheduled.map(({ payOn, status }) => `${payOn} ${status}`);

  it('API-49, API-53: a payment is drawn once on its day, however many processes draw, and sends its receipt', async () => {
    const before = (await ofLease('BZ-118820')).moved.length;
    expect(await drawAt('2026-12-10T23:59:00Z')).toBe(0);
    const settled = await Promise.all([1, 2, 3].map(() => drawAt('2026-12-11T00:01:00Z')));
    expect(settled.sort()).toEqual([0, 0, 1]);
    expect(await drawAt('2026-12-11T12:00:00Z')).toBe(0);
    expect(await statuses()).toEqual(['2026-12-11 processed', '2027-01-11 scheduled']);
    expect((await ofLease('BZ-118820')).moved).toHaveLength(before + 1);
    const receipts = (await api.emailsOf('maria')).filter(({ subject }) => subject.includes('$131.75'));
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

  it('API-49: a declined payment is not drawn, not tried again, and reported by email', async () => {
    await api.db.update(payments).set({ methodLast4: '9995' }).where(eq(payments.status, 'scheduled'));
    const before = (await ofLease('BZ-118820')).moved.length;
    expect(await drawAt('2026-12-11T12:00:00Z')).toBe(1);
    expect(await drawAt('2026-12-11T12:01:00Z')).toBe(0);
    expect(await statuses()).toEqual(['2026-12-11 declined', '2027-01-11 scheduled']);
    expect((await ofLease('BZ-118820')).moved).toHaveLength(before);
    expect((await api.emailsOf('maria'))[0]?.body).toContain('insufficient funds');
  });

  /** A processor that answers when the test says so and remembers the keys of its requests. */
  const waitingProcessor = () => {
    const keys: string[] = [];
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let asked = () => {};
    const isAsked = new Promise<void>((resolve) => (asked = resolve));
    const processor: Processor = {
      ...demoProcessor(async () => {}),
      async authorise(_last4, key) {
        keys.push(key);
        asked();
        await answered;
        return { status: 'approved' };
      },
    };
    return { processor, keys, answer: () => answer(), isAsked };
  };
  const due = new Date('2026-12-11T12:00:00Z');
  const drawBy = (processor: Processor, now = due) =>
    drawDuePayments({ db: api.db, clock: { now: () => now }, processor });

  it('API-49: the api stays available while the processor is asked, and the lease can’t be paid twice', async () => {
    api.setTime(due);
    const token = await api.tokenOf('maria');
    const { lease } = await ofLease('BZ-118820');
    const [scheduled] = (await ofLease('BZ-118820')).scheduled;
    const network = waitingProcessor();
    const drawing = drawBy(network.processor);
    await network.isAsked;

    const path = `/api/v1/mobile/leases/${lease.uuid}/scheduled-payments`;
    expect((await api.get(path, { token })).envelope.data).toHaveLength(2);
    const remove = `/api/v1/mobile/banks/${scheduled?.methodId}/delete`;
    expect((await api.post(remove, undefined, { token })).status).toBe(409);
    const { envelope } = await api.get('/api/v1/mobile/leases', { token });
    const { current } = envelope.data as { current: { LoanNumber: string; balance: number }[] };
    const balance = current.find(({ LoanNumber }) => LoanNumber === 'BZ-118820')?.balance;
    const payoff = {
      amount: balance,
      date: '2026-12-11',
      lease: lease.uuid,
      method_type: 'bank',
      method_id: scheduled?.methodId,
      isPayoffAmount: true,
    };
    const headers = { 'idempotency-key': 'payoff-while-drawing' };
    const rejected = await api.post('/api/v1/mobile/payments', payoff, { token, headers });
    expect(rejected).toMatchObject({
      status: 422,
      envelope: { error: { lease: [expect.stringContaining('being drawn')] } },
    });

    network.answer();
    expect(await drawing).toBe(1);
    expect(await statuses()).toEqual(['2026-12-11 processed', '2027-01-11 scheduled']);
  });

  it('API-49: a payment claimed by a process that died is drawn once by the next one, under the same key', async () => {
    const before = (await ofLease('BZ-118820')).moved.length;
    const died = waitingProcessor();
    const lost = drawBy({ ...died.processor, authorise: () => Promise.reject(new Error('power cut')) });
    await expect(lost).rejects.toThrow('power cut');
    expect(await statuses()).toEqual(['2026-12-11 drawing', '2027-01-11 scheduled']);

    const early = new Date(due.getTime() + drawingLimit - 1);
    expect(await drawBy(died.processor, early)).toBe(0);
    expect(died.keys).toEqual([]);

    const late = new Date(due.getTime() + drawingLimit);
    const next = waitingProcessor();
    next.answer();
    expect(await drawBy(next.processor, late)).toBe(1);
    expect(next.keys).toEqual([expect.stringMatching(/^scheduled-\d+$/)]);
    expect((await ofLease('BZ-118820')).moved).toHaveLength(before + 1);
  });

  it('API-49: a process whose claim has expired finds the payment drawn', async () => {
    const before = (await ofLease('BZ-118820')).moved.length;
    const [slow, quick] = [waitingProcessor(), waitingProcessor()];
    const first = drawBy(slow.processor);
    await slow.isAsked;
    quick.answer();
    expect(await drawBy(quick.processor, new Date(due.getTime() + drawingLimit))).toBe(1);
    slow.answer();
    expect(await first).toBe(0);
    expect(quick.keys).toEqual(slow.keys);
    expect((await ofLease('BZ-118820')).moved).toHaveLength(before + 1);
  });

  it('API-49: payments of one lease are drawn one at a time', async () => {
    const network = waitingProcessor();
    const later = new Date('2027-01-12T12:00:00Z');
    const first = drawBy(network.processor, later);
    await network.isAsked;
    expect(await drawBy(network.processor, later)).toBe(0);
    network.answer();
    expect(await first).toBe(2);
    expect(await statuses()).toEqual(['2026-12-11 processed', '2027-01-11 processed']);
  });

  it('API-49: a draw takes at most the balance, and later scheduled payments are withdrawn', async () => {
    await api.db.update(payments).set({ amountCents: 900_000 }).where(eq(payments.status, 'scheduled'));
    const token = await api.tokenOf('maria');
    expect(await drawAt('2026-12-11T12:00:00Z')).toBe(1);
    expect(await statuses()).toEqual(['2026-12-11 processed', '2027-01-11 withdrawn']);
    const { envelope } = await api.get('/api/v1/mobile/leases', { token });
    const { paidoff } = envelope.data as { paidoff: { LoanNumber: string; balance: number }[] };
    expect(paidoff).toEqual([expect.objectContaining({ LoanNumber: 'BZ-118820', balance: 0 })]);
  });
});
