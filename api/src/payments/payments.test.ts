import { addDays, cents, formatMoney, type CalendarDate } from '@portal/domain';
import {
  findPaymentAttempt,
  leaseScheduledPayments,
  listLeases,
  listPaymentHistories,
  makePayment,
} from '@portal/api-contract';
import { and, count, eq } from 'drizzle-orm';
import { cards, leases, leaseTerms, movements, payments } from '../store/schema.ts';
import { seededAt, testTimeZone } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { advancePayments } from './advance-payments.ts';
import { demoProcessor } from '../processor/demo-processor.ts';

const today = '2026-11-20' as CalendarDate;
let keys = 0;
const newKey = () => `test-key-${(keys += 1)}`;

describe('payments', () => {
  let api: TestApi;
  let token: string;
  /** What a slow processor waits for; nothing by default. */
  let pause: (milliseconds: number) => Promise<void>;
  beforeAll(async () => {
    const processor = demoProcessor((milliseconds) => pause(milliseconds));
    api = await openTestApi({ processor });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.setTime(seededAt);
    pause = async () => {};
    token = await api.tokenOf('ida');
  });

  /** Makes the processor slow: `asked` resolves with the requested milliseconds, and `answers` ends the wait. */
  const slowProcessor = () => {
    let answers = () => {};
    const asked = new Promise<number>((tell) => {
      pause = (milliseconds) =>
        new Promise((resolve) => {
          answers = resolve;
          tell(milliseconds);
        });
    });
    return { asked, answers: () => answers() };
  };

  const answeredBook = async (owner: string) =>
    (await api.get('/api/v1/mobile/leases', { token: owner })).envelope.data as {
      readonly all: readonly { readonly loan_number: string }[];
    };

  const bookOf = async (owner = token) => listLeases.read(await answeredBook(owner));

  /** Reads one lease of the answer only: Ida has hundreds. */
  const leaseOf = async (loanNumber: string, owner = token) => {
    const book = await answeredBook(owner);
    const all = book.all.filter((one) => one.loan_number === loanNumber);
    const [lease] = listLeases.read({ ...book, all }).leases;
    if (!lease?.extra) throw new Error(loanNumber);
    return { ...lease, extra: lease.extra };
  };

  const methodsOf = async (owner: string) => {
    const cards = await api.get('/api/v1/mobile/cards', { token: owner });
    const banks = await api.get('/api/v1/mobile/banks', { token: owner });
    return {
      cards: (cards.envelope.data as { cards: { id: number }[] }).cards.map(({ id }) => id),
      banks: (banks.envelope.data as { banks: { id: number }[] }).banks.map(({ id }) => id),
    };
  };

  /** Ida’s leases differ only in number and amounts: every test takes another one. */
  let next = 0;
  const anotherLease = () => leaseOf(`FW-6${String((next += 1)).padStart(5, '0')}`);

  const bodyFor = async (
    lease: { uuid: string; extra: { minimumDue: number | null } },
    more: object = {},
  ) => ({
    amount: (lease.extra.minimumDue ?? 0) / 100,
    method_id: (await methodsOf(token)).banks[0],
    method_type: 'bank',
    date: today as string,
    lease: lease.uuid,
    isPayoffAmount: false,
    ...more,
  });

  const pay = (body: object, key: string | null = newKey(), owner = token) =>
    api.post('/api/v1/mobile/payments', body, {
      token: owner,
      headers: key === null ? {} : { 'idempotency-key': key },
    });

  const paymentsOf = async (uuid: string) => {
    const [row] = await api.db
      .select({ rows: count() })
      .from(payments)
      .innerJoin(leases, eq(leases.id, payments.leaseId))
      .where(and(eq(leases.uuid, uuid)));
    return row?.rows ?? 0;
  };

  const historyOf = async (loanNumber: string) => {
    const query = encodeURIComponent(JSON.stringify([loanNumber]));
    const { envelope } = await api.get(`/api/v1/mobile/leases/histories?loan_numbers=${query}`, { token });
    return listPaymentHistories.read(envelope.data).payments;
  };

  it('API-48, API-51: a payment for today is processed and changes what the customer sees next', async () => {
    const before = await anotherLease();
    const answer = await pay(await bodyFor(before));
    expect(answer.status).toBe(200);
    expect(answer.envelope.data).toMatchObject({ scheduled: false });
    const receipt = makePayment.read(answer.envelope.data);
    expect(receipt).toMatchObject({ outcome: 'processed', amount: before.extra.minimumDue, date: today });

    const history = await historyOf(before.loanNumber);
    expect(history[0]).toMatchObject({
      id: receipt.paymentId,
      type: 'ACH',
      amount: receipt.amount,
      date: today,
    });
    const { extra } = await leaseOf(before.loanNumber);
    expect(extra.totalPaid).toBe(history.reduce((sum, { amount }) => sum + amount, 0));
    expect(extra.totalPaid).toBe((before.extra.totalPaid ?? 0) + (receipt.amount ?? 0));
    expect(extra.balance).toBe((before.extra.balance ?? 0) - (receipt.amount ?? 0));
    expect(extra.paymentsMade).toBe((before.extra.paymentsMade ?? 0) + 1);
    expect((extra.paymentsMade ?? 0) + (extra.paymentsRemaining ?? 0)).toBe(24);
    expect(extra.lastPaymentDate).toBe(today);
    expect(extra.percentPaid).toBeGreaterThan(before.extra.percentPaid ?? 100);
    const { pendingPayments } = await bookOf();
    const pending = pendingPayments.find(({ loanNumber }) => loanNumber === before.loanNumber);
    expect(pending?.payAt).toBe(extra.nextDueDate);
    expect(extra.nextDueDate).not.toBe(before.extra.nextDueDate);
  });

  it('API-49, API-53: a payment for a later date is scheduled and moves no money yet', async () => {
    const before = await anotherLease();
    const date = before.extra.nextDueDate ?? today;
    const answer = await pay(await bodyFor(before, { date }));
    expect(makePayment.read(answer.envelope.data)).toMatchObject({ outcome: 'scheduled', date });
    const { extra, scheduledPayments } = await leaseOf(before.loanNumber);
    expect(extra).toEqual(before.extra);
    const { envelope } = await api.get(`/api/v1/mobile/leases/${before.uuid}/scheduled-payments`, { token });
    const scheduled = [{ amount: before.extra.minimumDue, payAt: date, createdAt: today }];
    expect(leaseScheduledPayments.read(envelope.data).payments).toEqual(scheduled);
    expect(scheduledPayments).toEqual(scheduled);
  });

  it('API-48: an early payoff gets its discount and leaves nothing to pay', async () => {
    const before = await anotherLease();
    const amount = (before.extra.balance ?? 0) / 100;
    expect((await pay(await bodyFor(before, { amount, isPayoffAmount: true }))).status).toBe(200);
    const after = await leaseOf(before.loanNumber);
    expect(after).toMatchObject({ inCurrent: false, inPaidOff: true });
    expect(after.extra).toMatchObject({ balance: 0, totalDue: 0, percentPaid: 100, paymentsRemaining: 0 });
    api.setTime(new Date('2027-06-01T12:00:00Z'));
    token = await api.tokenOf('ida');
    expect((await leaseOf(before.loanNumber)).extra.balance).toBe(0);
  });

  describe('limits', () => {
    it.each([
      ['one cent below the minimum', -1, 422],
      ['the minimum', 0, 200],
    ])('API-48: %s', async (_name, cents, status) => {
      const lease = await anotherLease();
      const amount = ((lease.extra.minimumDue ?? 0) + cents) / 100;
      const answer = await pay(await bodyFor(lease, { amount }));
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.envelope.error).toHaveProperty('amount');
    });

    it('API-48: one cent above the balance is rejected', async () => {
      const lease = await anotherLease();
      const amount = ((lease.extra.balance ?? 0) + 1) / 100;
      const answer = await pay(await bodyFor(lease, { amount }));
      expect(answer.status).toBe(422);
      expect(await paymentsOf(lease.uuid)).toBe(6);
    });

    it('API-48: a payoff below the balance is rejected with the amount that it takes', async () => {
      const lease = await anotherLease();
      const amount = ((lease.extra.balance ?? 0) - 1) / 100;
      const answer = await pay(await bodyFor(lease, { amount, isPayoffAmount: true }));
      expect(answer.status).toBe(422);
      expect(JSON.stringify(answer.envelope.error)).toContain('Paying this lease off on 11/20/2026 takes $');
    });

    it.each([0, -5, 10.005, '1e3', '84.205', 1_000_000, null, 'all'])(
      'API-48, API-93: %j is rejected as an amount',
      async (amount) => {
        const lease = await leaseOf('FW-600000');
        const answer = await pay(await bodyFor(lease, { amount }));
        expect(answer.status).toBe(422);
        expect(answer.envelope.error).toHaveProperty('amount');
      },
    );
  });

  describe('scheduled payments', () => {
    const due = (lease: { extra: { nextDueDate: CalendarDate | null } }) => lease.extra.nextDueDate ?? today;
    const drawOn = async (day: CalendarDate) => {
      const now = new Date(`${day}T12:00:00Z`);
      const processor = demoProcessor(async () => {});
      await advancePayments({ db: api.db, clock: { now: () => now }, timeZone: testTimeZone, processor });
      api.setTime(now);
      token = await api.tokenOf('ida');
    };
    const balanceOf = (lease: { extra: { balance: number | null } }) => lease.extra.balance ?? 0;

    it('API-48, API-49: count, so that all payments together can’t exceed the balance', async () => {
      const lease = await anotherLease();
      const rest = balanceOf(lease) - (lease.extra.minimumDue ?? 0);
      expect((await pay(await bodyFor(lease, { date: due(lease) }))).status).toBe(200);
      const over = await pay(await bodyFor(lease, { date: due(lease), amount: (rest + 1) / 100 }));
      expect(over.status).toBe(422);
      expect(JSON.stringify(over.envelope.error)).toContain('is already scheduled');
      expect((await pay(await bodyFor(lease, { date: due(lease), amount: rest / 100 }))).status).toBe(200);
      const more = await pay(await bodyFor(lease, { amount: 0.01 }));
      expect(more.envelope.error).toEqual({
        amount: ['All that is left to pay on this lease is already scheduled.'],
      });
    });

    it('API-48: cover what is due, so that a smaller amount may be paid in addition', async () => {
      const lease = await anotherLease();
      expect((await pay(await bodyFor(lease, { amount: 1 }))).status).toBe(422);
      await pay(await bodyFor(lease, { date: due(lease) }));
      expect((await pay(await bodyFor(lease, { amount: 1 }))).status).toBe(200);
    });

    it('API-48: do not prevent a payoff today, which cancels them', async () => {
      const lease = await anotherLease();
      await pay(await bodyFor(lease, { date: due(lease) }));
      const payoff = { amount: balanceOf(lease) / 100, isPayoffAmount: true };
      expect((await pay(await bodyFor(lease, { ...payoff, date: due(lease) }))).status).toBe(422);
      expect((await pay(await bodyFor(lease, payoff))).status).toBe(200);
      const { envelope } = await api.get(`/api/v1/mobile/leases/${lease.uuid}/scheduled-payments`, { token });
      expect(envelope.data).toEqual([]);
      const more = await pay(await bodyFor(lease));
      expect(more.envelope.error).toEqual({ lease: ['Nothing is left to pay on this lease.'] });
    });

    it('API-48: a payoff for a day after the early payoff date takes what the lease costs on that day', async () => {
      const lease = await anotherLease();
      const until = await api.db.select().from(leases).where(eq(leases.loanNumber, lease.loanNumber));
      await api.db
        .update(leaseTerms)
        .set({ earlyPayoffOn: addDays(due(lease), -1) })
        .where(eq(leaseTerms.leaseId, until[0]?.id ?? 0));
      const payoff = { isPayoffAmount: true, date: due(lease) };
      const [discounted, whole] = [balanceOf(lease) / 100, (lease.extra.totalDue ?? 0) / 100];
      expect(discounted).toBeLessThan(whole);
      const early = await pay(await bodyFor(lease, { ...payoff, amount: discounted }));
      expect(early.status).toBe(422);
      expect(JSON.stringify(early.envelope.error)).toContain(`takes ${formatMoney(cents(whole * 100))}`);
      expect((await pay(await bodyFor(lease, { ...payoff, amount: whole }))).status).toBe(200);
      await drawOn(due(lease));
      expect(await leaseOf(lease.loanNumber)).toMatchObject({ inPaidOff: true, extra: { balance: 0 } });
    });

    it('API-48: a scheduled payoff costs what was quoted for its day, whenever it is booked', async () => {
      const lease = await anotherLease();
      const day = due(lease);
      const amount = balanceOf(lease) / 100;
      const [row] = await api.db.select().from(leases).where(eq(leases.loanNumber, lease.loanNumber));
      const leaseId = row?.id ?? 0;
      await api.db.update(leaseTerms).set({ earlyPayoffOn: day }).where(eq(leaseTerms.leaseId, leaseId));
      const body = await bodyFor(lease, { isPayoffAmount: true, date: day, amount });
      expect((await pay(body)).status).toBe(200);
      await api.db.insert(movements).values({ leaseId, type: 'late_fee', amountCents: 500, movedOn: day });
      await drawOn(addDays(day, 3));
      const history = await historyOf(lease.loanNumber);
      expect(history[0]).toMatchObject({ amount: balanceOf(lease), date: day });
      expect(await leaseOf(lease.loanNumber)).toMatchObject({ inPaidOff: true, extra: { totalDue: 0 } });
    });

    it('API-48: can’t exceed the balance when two are sent at the same moment', async () => {
      const lease = await anotherLease();
      const body = await bodyFor(lease, { date: due(lease), amount: balanceOf(lease) / 100 });
      const answers = await Promise.all([pay(body), pay(body)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    });
  });

  describe('the date', () => {
    it.each([
      ['yesterday', -1, 422],
      ['today', 0, 200],
    ])('API-48 (OP-105): %s by the api’s own reckoning', async (_name, days, status) => {
      const lease = await anotherLease();
      const answer = await pay(await bodyFor(lease, { date: addDays(today, days) }));
      expect(answer.status).toBe(status);
      if (status === 422) expect(answer.envelope.error).toHaveProperty('date');
    });

    it('API-48: can be as late as the due day', async () => {
      const lease = await anotherLease();
      const due = lease.extra.nextDueDate ?? today;
      expect((await pay(await bodyFor(lease, { date: addDays(due, 1) }))).status).toBe(422);
      expect((await pay(await bodyFor(lease, { date: due }))).status).toBe(200);
    });

    it('API-48: must be today when the lease is overdue', async () => {
      const otis = await api.tokenOf('otis');
      const lease = await leaseOf('FW-181905', otis);
      const [bank] = (await methodsOf(otis)).banks;
      const body = { ...(await bodyFor(lease)), method_id: bank, amount: (lease.extra.balance ?? 0) / 100 };
      expect((await pay({ ...body, date: addDays(today, 2) }, newKey(), otis)).status).toBe(422);
      expect((await pay({ ...body, date: today }, newKey(), otis)).status).toBe(200);
    });

    it.each(['2026-11-31', '11/20/2026', '2026-11-20T00:00:00Z', 20261120, ''])(
      'API-93: %j is rejected as a date',
      async (date) => {
        const answer = await pay(await bodyFor(await leaseOf('FW-600000'), { date }));
        expect(answer.status).toBe(422);
        expect(answer.envelope.error).toHaveProperty('date');
      },
    );

    /** Evening of 2026-11-20 in New York, and already the next day in UTC. */
    const evening = new Date('2026-11-21T02:00:00Z');
    const inZone = async (timeZone: string | null, loanNumber: string) => {
      await api.db.update(leases).set({ timeZone }).where(eq(leases.loanNumber, loanNumber));
    };

    it('API-49 (OP-105): is that of the lease’s time zone, and never of a header', async () => {
      api.setTime(evening);
      token = await api.tokenOf('ida');
      const lease = await anotherLease();
      await inZone('America/New_York', lease.loanNumber);
      const send = async (date: string, timezone: string) =>
        api.post('/api/v1/mobile/payments', await bodyFor(lease, { date }), {
          token,
          headers: { 'idempotency-key': newKey(), 'x-timezone': timezone },
        });
      for (const header of ['UTC', 'Asia/Tokyo', 'America/New_York', 'Mars/Olympus']) {
        expect((await send('2026-11-19', header)).status).toBe(422);
      }
      expect((await send('2026-11-21', 'UTC')).envelope.data).toMatchObject({ scheduled: true });
      expect((await send('2026-11-20', 'Asia/Tokyo')).envelope.data).toMatchObject({ scheduled: false });
    });

    it.each([
      ['23:59 in Honolulu', 'Pacific/Honolulu', '2026-11-21T09:59:00Z', '2026-11-20', '2026-11-19'],
      ['00:01 in Auckland', 'Pacific/Auckland', '2026-11-20T11:01:00Z', '2026-11-21', '2026-11-20'],
    ])('API-48 (OP-105): begins at %s with the day of the lease', async (_, zone, now, lease, before) => {
      api.setTime(new Date(now));
      token = await api.tokenOf('ida');
      const own = await anotherLease();
      await inZone(zone, own.loanNumber);
      expect((await pay(await bodyFor(own, { date: before }))).status).toBe(422);
      expect((await pay(await bodyFor(own, { date: lease }))).envelope.data).toMatchObject({
        scheduled: false,
      });
    });

    it('API-48 (OP-105): no time zone that a client names gives back an early payoff that has ended', async () => {
      const evan = await api.tokenOf('evan');
      const [open] = (await bookOf(evan)).leases.filter(({ extra }) => extra?.earlyPayoffDueDate === today);
      const { loanNumber, uuid, extra } = open ?? (await leaseOf('', evan));
      const discounted = (extra?.balance ?? 0) / 100;
      api.setTime(new Date('2026-11-21T02:00:00Z'));
      const headers = { 'x-timezone': 'America/New_York' };
      const sending = { token: await api.tokenOf('evan'), headers };
      const { envelope } = await api.get('/api/v1/mobile/leases', sending);
      const after = listLeases.read(envelope.data).leases.find((one) => one.loanNumber === loanNumber);
      expect(after?.extra?.balance).toBe(extra?.totalDue);
      const [bank] = (await methodsOf(sending.token)).banks;
      const answer = await api.post(
        '/api/v1/mobile/payments',
        {
          amount: discounted,
          date: today,
          lease: uuid,
          method_id: bank,
          method_type: 'bank',
          isPayoffAmount: true,
        },
        { ...sending, headers: { ...headers, 'idempotency-key': newKey() } },
      );
      expect(answer.status).toBe(422);
    });

    it('API-07 (OP-105): the lease says which zone its days are in: its own, else the setting’s', async () => {
      const { loanNumber } = await anotherLease();
      expect((await leaseOf(loanNumber)).timeZone).toBe('UTC');
      await inZone('America/Chicago', loanNumber);
      expect((await leaseOf(loanNumber)).timeZone).toBe('America/Chicago');
    });
  });

  describe('idempotency', () => {
    it('API-48: repeating a request with its key gives the same answer and pays once', async () => {
      const lease = await anotherLease();
      const body = await bodyFor(lease);
      const key = newKey();
      const first = await pay(body, key);
      const again = await pay({ ...body, amount: (body.amount as number).toFixed(2) }, key);
      // The texts are equal: the same fields in the same order.
      expect(JSON.stringify(again)).toBe(JSON.stringify(first));
      expect(await paymentsOf(lease.uuid)).toBe(7);
    });

    it('API-48: a key that was used for another body is rejected and pays nothing', async () => {
      const lease = await anotherLease();
      const body = await bodyFor(lease);
      const key = newKey();
      await pay(body, key);
      const other = await pay({ ...body, amount: (body.amount as number) + 1 }, key);
      expect(other.status).toBe(422);
      expect(other.envelope.error).toHaveProperty('idempotency_key');
      expect(await paymentsOf(lease.uuid)).toBe(7);
    });

    it('API-48: twenty simultaneous requests with one key make one payment and get one answer', async () => {
      const lease = await anotherLease();
      const body = await bodyFor(lease);
      const key = newKey();
      const answers = await Promise.all(Array.from({ length: 20 }, () => pay(body, key)));
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]?.status).toBe(200);
      expect(await paymentsOf(lease.uuid)).toBe(7);
    });

    it('API-48: simultaneous requests with two keys can’t pay more than the balance', async () => {
      const lease = await anotherLease();
      const body = await bodyFor(lease, { amount: (lease.extra.balance ?? 0) / 100, isPayoffAmount: true });
      const answers = await Promise.all([pay(body), pay(body)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    });

    it.each([null, 'short', 'x'.repeat(65), 'has space in it', 'semi;colon;key'])(
      'API-48: the key %j is rejected',
      async (key) => {
        const answer = await pay(await bodyFor(await leaseOf('FW-600000')), key);
        expect(answer.status).toBe(422);
        expect(answer.envelope.error).toHaveProperty('idempotency_key');
      },
    );

    it('API-48: a request that breaks a rule leaves its key unused', async () => {
      const lease = await anotherLease();
      const key = newKey();
      expect((await pay(await bodyFor(lease, { amount: 0.01 }), key)).status).toBe(422);
      expect((await pay(await bodyFor(lease), key)).status).toBe(200);
    });

    it('API-48: two customers may use the same key', async () => {
      const key = newKey();
      await pay(await bodyFor(await anotherLease()), key);
      const evan = await api.tokenOf('evan');
      const lease = await leaseOf('FW-310021', evan);
      const body = { ...(await bodyFor(lease)), method_id: (await methodsOf(evan)).banks[0] };
      expect((await pay(body, key, evan)).status).toBe(200);
    });
  });

  describe('looking up a payment attempt', () => {
    const attempt = async (key: string, owner = token) =>
      findPaymentAttempt.read(
        (await api.get(`/api/v1/mobile/payments/attempts/${key}`, { token: owner })).envelope.data,
      );

    /** Pays a lease of evan's with his slow card, whose processor has not answered yet. */
    const paySlowly = async (loanNumber: string) => {
      const evan = await api.tokenOf('evan');
      const lease = await leaseOf(loanNumber, evan);
      const [, slow] = (await methodsOf(evan)).cards;
      const body = { ...(await bodyFor(lease)), method_type: 'card', method_id: slow };
      const key = newKey();
      const processor = slowProcessor();
      return { evan, lease, body, key, processor, paying: pay(body, key, evan) };
    };

    it('API-48: the attempt is final with its receipt once it has paid', async () => {
      const key = newKey();
      const { envelope } = await pay(await bodyFor(await anotherLease()), key);
      expect(await attempt(key)).toEqual({ status: 'final', receipt: makePayment.read(envelope.data) });
    });

    it('API-48: an unused key and another customer’s key are unknown', async () => {
      const key = newKey();
      await pay(await bodyFor(await anotherLease()), key);
      expect(await attempt('never-used-key')).toEqual({ status: 'unknown' });
      expect(await attempt(key, await api.tokenOf('evan'))).toEqual({ status: 'unknown' });
    });

    it('API-102, OP-104: after a decline the attempt is final without a payment, and says why', async () => {
      const dana = await api.tokenOf('dana');
      const key = newKey();
      const lease = await leaseOf('FW-277140', dana);
      const body = { ...(await bodyFor(lease)), method_id: (await methodsOf(dana)).banks[0] };
      expect((await pay(body, key, dana)).status).toBe(402);
      const { envelope } = await api.get(`/api/v1/mobile/payments/attempts/${key}`, { token: dana });
      const rejection = { status: 'declined', reason: 'The bank gave no reason.' };
      expect(envelope.data).toEqual({ status: 'final', rejection });
    });

    it('API-48: the attempt is final when the answer was lost on the way, and the same key answers it again', async () => {
      const lease = await anotherLease();
      const body = await bodyFor(lease, { amount: Math.ceil((lease.extra.minimumDue ?? 0) / 100) + 0.13 });
      const before = await paymentsOf(lease.uuid);
      const key = newKey();
      await expect(pay(body, key)).rejects.toThrow('response destroyed');
      const known = await attempt(key);
      const { status, envelope } = await pay(body, key);
      expect(status).toBe(200);
      expect(known).toEqual({ status: 'final', receipt: makePayment.read(envelope.data) });
      expect(await paymentsOf(lease.uuid)).toBe(before + 1);
    });

    it('API-48: a payment that is sent again is the same, also when what it has paid makes it a payoff by now', async () => {
      const lease = await anotherLease();
      const amount = Math.ceil((lease.extra.balance ?? 0) / 2) / 100;
      const key = newKey();
      const first = await pay(await bodyFor(lease, { amount }), key);
      const again = await pay(await bodyFor(lease, { amount, isPayoffAmount: true }), key);
      expect(first.status).toBe(200);
      expect(again).toEqual(first);
    });

    it('API-48: the attempt is processing while a slow processor is asked, however long, and final after it', async () => {
      const { evan, key, processor, paying } = await paySlowly('FW-310022');
      expect(await processor.asked).toBe(6_000);
      const path = `/api/v1/mobile/payments/attempts/${key}`;
      expect((await api.get(path, { token: evan })).envelope.data).toEqual({ status: 'processing' });
      api.setTime(new Date(seededAt.getTime() + 50 * 60_000));
      expect((await api.get(path, { token: evan })).envelope.data).toEqual({ status: 'processing' });
      processor.answers();
      const { status, envelope } = await paying;
      expect(status).toBe(200);
      expect(await attempt(key, evan)).toEqual({ status: 'final', receipt: makePayment.read(envelope.data) });
    });

    it('API-48: a payment in progress counts, so that the lease can’t be paid off beside it', async () => {
      const { evan, lease, body, processor, paying } = await paySlowly('FW-310023');
      await processor.asked;
      pause = async () => {};
      const payoff = { ...body, amount: (lease.extra.balance ?? 0) / 100, isPayoffAmount: true };
      const rejected = await pay(payoff, newKey(), evan);
      expect(rejected.envelope.error).toEqual({
        lease: ['Another payment of this lease is being processed. Try again in a minute.'],
      });
      processor.answers();
      expect((await paying).status).toBe(200);
    });
  });

  describe('the payment method', () => {
    it.each([
      [0, 'The bank gave no reason.'],
      [1, 'There were not enough funds.'],
      [2, 'The card has expired.'],
    ])('API-102: card %i of dana is declined: %s No money moves', async (index, reason) => {
      const dana = await api.tokenOf('dana');
      const lease = await leaseOf('FW-277140', dana);
      const body = {
        ...(await bodyFor(lease)),
        method_type: 'card',
        method_id: (await methodsOf(dana)).cards[index],
      };
      const key = newKey();
      const answer = await pay(body, key, dana);
      expect(answer.status).toBe(402);
      expect(answer.envelope).toMatchObject({ status: false, error: reason, data: { status: 'declined' } });
      expect(await pay(body, key, dana)).toEqual(answer);
      expect((await leaseOf('FW-277140', dana)).extra).toEqual(lease.extra);
    });

    it('API-48: a card of another provider can’t pay', async () => {
      const maria = await api.tokenOf('maria');
      const lease = await leaseOf('FW-204418', maria);
      const body = {
        ...(await bodyFor(lease)),
        method_type: 'card',
        method_id: (await methodsOf(maria)).cards[7],
      };
      const answer = await pay(body, newKey(), maria);
      expect(answer.status).toBe(422);
      expect(answer.envelope.error).toHaveProperty('method_id');
    });

    it('API-48: an expired card can’t pay', async () => {
      const evan = await api.tokenOf('evan');
      const lease = await leaseOf('FW-310023', evan);
      const body = {
        ...(await bodyFor(lease)),
        method_type: 'card',
        method_id: (await methodsOf(evan)).cards[0],
      };
      expect((await pay(body, newKey(), evan)).status).toBe(422);
    });

    it('API-48, API-49: a card pays on the last day of its month, and can’t be scheduled for the day after', async () => {
      const maria = await api.tokenOf('maria');
      const lease = await leaseOf('FW-204418', maria);
      const [card] = (await methodsOf(maria)).cards;
      if (card === undefined) throw new Error('Maria has no card.');
      await api.db.update(cards).set({ expiryMonth: 11, expiryYear: 2026 }).where(eq(cards.id, card));
      const schedule = async (date: string) =>
        pay(await bodyFor(lease, { method_type: 'card', method_id: card, date }), newKey(), maria);
      const late = await schedule('2026-12-01');
      expect(late.status).toBe(422);
      expect(late.envelope.error).toEqual({
        method_id: ['This card expires before the day of the payment.'],
      });
      expect((await schedule('2026-11-30')).envelope.data).toMatchObject({ scheduled: true });
    });
  });

  describe('ownership', () => {
    it('API-48: another customer’s lease is answered like one that does not exist', async () => {
      const maria = await api.tokenOf('maria');
      const hers = await leaseOf('FW-204418', maria);
      const body = await bodyFor(await leaseOf('FW-600000'));
      const others = await Promise.all([
        pay({ ...body, lease: hers.uuid }),
        pay({ ...body, lease: '00000000-0000-4000-8000-000000000000' }),
        pay({ ...body, lease: 'no uuid' }),
      ]);
      for (const answer of others) expect(answer).toEqual(others[0]);
      expect(others[0]?.status).toBe(404);
    });

    it('API-48: another customer’s method is answered like one that does not exist', async () => {
      const maria = await api.tokenOf('maria');
      const body = await bodyFor(await leaseOf('FW-600000'));
      const others = await Promise.all([
        pay({ ...body, method_id: (await methodsOf(maria)).banks[0] }),
        pay({ ...body, method_id: 999_999 }),
        pay({ ...body, method_id: 'x' }),
        pay({ ...body, method_id: '99999999999999999999' }),
      ]);
      for (const answer of others) expect(answer).toEqual(others[0]);
      expect(others[0]?.status).toBe(404);
    });

    it('API-48: an application can’t be paid', async () => {
      const abe = await api.tokenOf('abe');
      const application = (await bookOf(abe)).leases[0];
      const body = {
        ...(await bodyFor(await leaseOf('FW-600000'))),
        method_type: 'card',
        method_id: (await methodsOf(abe)).cards[0],
        lease: application?.uuid,
      };
      expect((await pay(body, newKey(), abe)).status).toBe(422);
    });
  });

  it('API-96: paying needs a token', async () => {
    const { status } = await api.post(
      '/api/v1/mobile/payments',
      {},
      { headers: { 'idempotency-key': newKey() } },
    );
    expect(status).toBe(401);
  });
});
