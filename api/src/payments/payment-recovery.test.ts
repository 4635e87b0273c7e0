import { addDays, type CalendarDate } from '@portal/domain';
import type { WireLeaseExtra } from '@portal/api-contract';
import { eq, sql } from 'drizzle-orm';
import { seededAt, testTimeZone } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { testProcessor, type TestProcessor } from '../../test/support/test-processor.ts';
import { until } from '../../test/support/until.ts';
import { banks, charges, leases, leaseTerms, movements, payments, users } from '../store/schema.ts';
import { advancePayments } from './advance-payments.ts';
import { mostTries } from './payment-intents.ts';
import { voidCharges } from './void-charges.ts';

const minute = 60_000;

describe('a payment whose outcome is open', () => {
  let api: TestApi;
  let processor: TestProcessor;
  let now: Date;
  let token: string;
  let bank: number;
  let leaseId: number;
  let uuid: string;
  let before: number;

  beforeEach(async () => {
    processor = testProcessor();
    api = await openTestApi({ processor });
    now = seededAt;
    token = await api.tokenOf('ida');
    const [ida] = await api.db.select().from(users).where(eq(users.email, 'ida@portal.test'));
    const [own] = await api.db
      .select()
      .from(banks)
      .where(eq(banks.userId, ida?.id ?? 0));
    const [lease] = await api.db.select().from(leases).where(eq(leases.loanNumber, 'FW-600001'));
    [bank, leaseId, uuid] = [own?.id ?? 0, lease?.id ?? 0, lease?.uuid ?? ''];
    before = (await movementsOf()).length;
  });
  afterEach(() => api.close());

  const order = (more: object = {}) => ({
    amount: 500,
    date: '2026-11-20',
    lease: uuid,
    method_type: 'bank',
    method_id: bank,
    isPayoffAmount: false,
    ...more,
  });
  const pay = (key: string, more: object = {}) =>
    api.post('/api/v1/mobile/payments', order(more), { token, headers: { 'idempotency-key': key } });
  const attempt = async (key: string) =>
    (await api.get(`/api/v1/mobile/payments/attempts/${key}`, { token })).envelope.data;
  const goOn = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * minute);
    api.setTime(now);
    token = await api.tokenOf('ida');
  };
  const services = () => ({ db: api.db, clock: { now: () => now }, timeZone: testTimeZone, processor });
  const work = () => advancePayments(services());
  const movementsOf = () => api.db.select().from(movements).where(eq(movements.leaseId, leaseId));
  const made = () =>
    api.db.select().from(payments)
      .where(sql`${payments.leaseId} = ${leaseId} and ${payments.createdAt} > ${seededAt.toISOString()}
        or ${payments.leaseId} = ${leaseId} and ${payments.amountCents} = 50000`);
  const expectPaidOnce = async (key: string) => {
    expect(await movementsOf()).toHaveLength(before + 1);
    expect(await made()).toMatchObject([{ status: 'submitted' }]);
    expect(processor.held()).toMatchObject([{ amountCents: 50_000, currency: 'USD' }]);
    expect(await attempt(key)).toMatchObject({ status: 'final', payment: { amount: 500 } });
    const receipts = (await api.emailsOf('ida')).filter(({ subject }) => subject.includes('$500.00'));
    expect(receipts).toHaveLength(1);
  };

  /** Does something to the lease while the processor is asked for a payment. */
  const meanwhile = (work: () => Promise<unknown>) => {
    const { charge } = processor;
    processor.charge = async (asked) => {
      processor.charge = charge;
      await work();
      return charge(asked);
    };
  };
  const account = async () => {
    const { current, paidoff } = (await api.get('/api/v1/mobile/leases', { token })).envelope.data as Record<
      'current' | 'paidoff',
      readonly WireLeaseExtra[]
    >;
    const own = [...current, ...paidoff].find(({ LoanNumber }) => LoanNumber === 'FW-600001');
    return { balance: Number(own?.balance), due: Number(own?.MinDue), dueOn: String(own?.nextDueDate) };
  };
  const balance = async () => (await account()).balance;

  it('API-48: is decided by the account as it is booked on, so that the last of two payments at once pays off', async () => {
    const rest = Number(((await balance()) - 500).toFixed(2));
    const second: number[] = [];
    meanwhile(async () => second.push((await pay('second-of-the-two', { amount: rest })).status));
    expect((await pay('first-of-the-two')).status).toBe(200);
    expect(second).toEqual([200]);
    expect(await balance()).toBe(0);
    const both = await api.db.select().from(payments).where(eq(payments.leaseId, leaseId));
    expect(both.find(({ amountCents }) => amountCents === 50_000)?.isPayoff).toBe(true);
    expect(both.find(({ amountCents }) => amountCents === Math.round(rest * 100))?.isPayoff).toBe(false);
  });

  it('API-48: is taken back when less is due by the time that the processor has taken it', async () => {
    const amountCents = Math.round((await balance()) * 100) - 100;
    const discount = { type: 'early_payoff_discount' as const, movedOn: order().date as CalendarDate };
    meanwhile(() => api.db.insert(movements).values({ leaseId, amountCents, ...discount }));
    expect(await pay('paid-meanwhile')).toMatchObject({
      status: 402,
      envelope: { error: 'The lease has been paid in another way.', data: { status: 'canceled' } },
    });
    expect(await attempt('paid-meanwhile')).toEqual({
      status: 'final',
      rejection: { status: 'canceled', reason: 'The lease has been paid in another way.' },
    });
    expect(await movementsOf()).toHaveLength(before + 1);
    await voidCharges(services());
    expect(processor.held()).toEqual([]);
  });

  it('API-48: counts towards what is overdue, so that the same amount is not asked for again', async () => {
    const ofLease = eq(leaseTerms.leaseId, leaseId);
    const [terms] = await api.db.select().from(leaseTerms).where(ofLease);
    const firstDueOn = addDays(terms?.firstDueOn as CalendarDate, -31);
    await api.db.update(leaseTerms).set({ firstDueOn }).where(ofLease);
    const { due, dueOn } = await account();
    expect(dueOn < order().date).toBe(true);
    expect((await pay('a-dollar-before', { amount: 1 })).status).toBe(422);
    processor.fault = 'lost after';
    expect((await pay('all-that-is-overdue', { amount: due })).status).toBe(409);
    processor.fault = 'none';
    expect((await pay('a-dollar-more', { amount: 1 })).status).toBe(200);
  });

  it('OP-104: the look-up says that a payment which was scheduled has been canceled since', async () => {
    const scheduled = await pay('scheduled-first', { date: '2026-11-24' });
    const payment = scheduled.envelope.data;
    expect(payment).toMatchObject({ scheduled: true });
    expect(await attempt('scheduled-first')).toEqual({ status: 'final', payment });
    const payoff = { amount: await balance(), isPayoffAmount: true };
    expect((await pay('paid-off-meanwhile', payoff)).status).toBe(200);
    expect(await attempt('scheduled-first')).toEqual({
      status: 'final',
      payment,
      rejection: { status: 'canceled', reason: 'The lease had been paid off.' },
    });
    expect((await pay('scheduled-first', { date: '2026-11-24' })).envelope.data).toEqual(payment);
  });

  it('API-48: is booked without its customer when the answer was lost after the processor had taken the money', async () => {
    processor.fault = 'lost after';
    expect((await pay('answer-lost-after')).status).toBe(409);
    expect(await attempt('answer-lost-after')).toEqual({ status: 'processing' });
    processor.fault = 'none';
    await goOn(2);
    expect(await attempt('answer-lost-after')).toEqual({ status: 'processing' });
    expect(await work()).toBe(1);
    await expectPaidOnce('answer-lost-after');
    // It was looked up, and not asked for again.
    expect(processor.asked).toHaveLength(1);
    expect((await pay('answer-lost-after')).status).toBe(200);
    await expectPaidOnce('answer-lost-after');
  });

  it('API-48: is asked for again under the same key when the request never arrived', async () => {
    processor.fault = 'lost before';
    expect((await pay('request-lost')).status).toBe(409);
    processor.fault = 'none';
    await goOn(2);
    expect(await work()).toBe(1);
    await expectPaidOnce('request-lost');
    expect(new Set(processor.asked).size).toBe(1);
  });

  it('API-48: is booked when the process died while it waited, and the late answer books nothing more', async () => {
    processor.fault = 'never answered';
    const dying = pay('process-died');
    await until(() => processor.asked.length > 0);
    await goOn(1);
    expect(await Promise.all([work(), work(), work()]).then((done) => done.sort())).toEqual([0, 0, 1]);
    await expectPaidOnce('process-died');
    dying.catch(() => null);
  });

  it('API-48: is booked when the database failed after the approval', async () => {
    await api.db.execute(
      sql`create function break_movements() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`,
    );
    await api.db.execute(
      sql`create trigger broken before insert on movements for each row execute function break_movements()`,
    );
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/v1/mobile/payments',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': 'database-failed' },
      payload: order(),
    });
    expect(answer.statusCode).toBe(409);
    expect(await attempt('database-failed')).toEqual({ status: 'processing' });
    expect(processor.held()).toHaveLength(1);
    await api.db.execute(sql`drop trigger broken on movements`);
    await goOn(1);
    expect(await work()).toBe(1);
    await expectPaidOnce('database-failed');
  });

  it('API-48: is one payment, however often its key is sent meanwhile', async () => {
    processor.fault = 'lost after';
    await pay('sent-again');
    await goOn(40);
    expect((await pay('sent-again')).status).toBe(409);
    expect(await attempt('sent-again')).toEqual({ status: 'processing' });
    expect(await made()).toHaveLength(1);
    processor.fault = 'none';
    await work();
    await expectPaidOnce('sent-again');
  });

  it('API-102: is declined with its reason when the lost answer was a decline', async () => {
    processor.fault = 'lost before';
    await pay('declined-late');
    processor.fault = 'declined';
    await goOn(2);
    expect(await work()).toBe(1);
    expect(await attempt('declined-late')).toEqual({
      status: 'final',
      rejection: { status: 'declined', reason: 'The bank gave no reason.' },
    });
    expect((await pay('declined-late')).status).toBe(402);
    expect(await movementsOf()).toHaveLength(before);
    expect((await api.emailsOf('ida'))[0]?.body).toContain('The bank gave no reason.');
  });

  it('API-48: is taken back after its last try; the next payment has another key, and money moves once', async () => {
    processor.fault = 'lost after';
    await pay('never-answered');
    processor.isDown = true;
    for (let tries = 1; tries < mostTries; tries += 1) {
      await goOn(11 * 60);
      await work();
    }
    await goOn(11 * 60);
    expect(await work()).toBe(1);
    expect(await made()).toMatchObject([{ status: 'canceled' }]);
    expect(await attempt('never-answered')).toEqual({
      status: 'final',
      rejection: {
        status: 'canceled',
        reason:
          'The payment processor gave no answer, so this payment was canceled. If your bank shows it, it is taken back.',
      },
    });
    // The processor still holds the money: that it is to be taken back is stored.
    expect(processor.held()).toHaveLength(1);
    expect(await api.db.select().from(charges)).toMatchObject([{ status: 'voiding' }]);
    expect((await pay('never-answered')).status).toBe(402);
    processor.isDown = false;
    processor.fault = 'none';
    await goOn(2);
    await voidCharges(services());
    expect(processor.held()).toEqual([]);

    const day = now.toISOString().slice(0, 10);
    expect((await pay('paid-anew', { date: day })).status).toBe(200);
    expect(processor.held()).toHaveLength(1);
    const keys = (await api.db.select().from(charges)).map(({ key, status }) => ({ key, status }));
    expect(keys.map(({ status }) => status).sort()).toEqual(['accepted', 'voided']);
    expect(await movementsOf()).toHaveLength(before + 1);
  });

  it('API-48: charges that the processor does not take back are tried once in a run, however long it takes', async () => {
    await pay('paid-once');
    const [payment] = await made();
    const keys = Array.from({ length: 9 }, (_, index) => `charge-to-take-back-${index}`);
    await api.db.insert(charges).values(
      keys.map((key) => ({
        key,
        paymentId: payment?.id ?? 0,
        status: 'voiding' as const,
        claimedUntil: now,
        createdAt: now,
      })),
    );
    const tried: string[] = [];
    processor.void = async (key) => {
      tried.push(key);
      if (tried.length > 100) return;
      now = new Date(now.getTime() + 10_000);
      throw new Error('The processor does not answer.');
    };
    await voidCharges(services());
    expect(tried.sort()).toEqual(keys);
    await goOn(2);
    await voidCharges(services());
    expect(tried).toHaveLength(18);
  });

  it('API-48: an approval of a charge that was taken back is not booked', async () => {
    let approve = () => {};
    const waits = new Promise<void>((resolve) => (approve = resolve));
    const charge = processor.charge.bind(processor);
    processor.charge = async (one) => {
      const state = await charge(one);
      await waits;
      return state;
    };
    const slow = pay('approved-late');
    await until(() => processor.asked.length > 0);
    const [open] = await made();
    await api.db
      .update(payments)
      .set({ tries: mostTries })
      .where(eq(payments.id, open?.id ?? 0));
    await goOn(1);
    await work();
    await voidCharges(services());
    approve();
    expect((await slow).status).toBe(402);
    expect(await movementsOf()).toHaveLength(before);
    expect(processor.held()).toEqual([]);
  });
});

describe('without a payment processor', () => {
  it('API-48: a payment is answered with 503 and a sentence, and nothing is stored', async () => {
    const api = await openTestApi({ processor: null });
    const token = await api.tokenOf('ida');
    const [lease] = await api.db.select().from(leases).where(eq(leases.loanNumber, 'FW-600001'));
    const rows = () => api.db.select().from(payments);
    const before = await rows();
    const answer = await api.post(
      '/api/v1/mobile/payments',
      {
        amount: 500,
        date: '2026-11-20',
        lease: lease?.uuid,
        method_type: 'bank',
        method_id: 1,
        isPayoffAmount: false,
      },
      { token, headers: { 'idempotency-key': 'nobody-to-ask' } },
    );
    expect(answer).toMatchObject({
      status: 503,
      envelope: { error: 'Payments can’t be made here yet. Please call support.' },
    });
    expect(await rows()).toHaveLength(before.length);
    await api.close();
  });
});
