import type { CalendarDate } from '@portal/domain';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { charges, leaseAccounts, leases, movements, payments } from '../store/schema.ts';
import { testTimeZone } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { advancePayments } from './advance-payments.ts';
import { answerLimit, mostTries } from './payment-intents.ts';
import { voidCharges } from './void-charges.ts';
import { demoProcessor } from '../processor/demo-processor.ts';
import type { Processor } from '../processor/processor.ts';

describe('advancing payments', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const drawAt = (instant: string) =>
    advancePayments({
      db: api.db,
      clock: { now: () => new Date(instant) },
      timeZone: testTimeZone,
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
    expect(await statuses()).toEqual(['2026-12-11 submitted', '2027-01-11 scheduled']);
    expect((await ofLease('BZ-118820')).moved).toHaveLength(before + 1);
    const receipts = (await api.emailsOf('maria')).filter(({ subject }) => subject.includes('$131.75'));
    expect(receipts).toHaveLength(1);
  });

  it('API-49 (OP-105): the day is that of the lease’s time zone', async () => {
    await api.db
      .update(leases)
      .set({ timeZone: 'Pacific/Honolulu' })
      .where(eq(leases.loanNumber, 'BZ-118820'));
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
    expect((await api.emailsOf('maria'))[0]?.body).toContain(
      'but it was declined. There were not enough funds.',
    );
  });

  it('API-49: a payment of a lease that has been paid off meanwhile is not drawn, which an email says', async () => {
    const { lease } = await ofLease('BZ-118820');
    const [owed] = await api.db.select().from(leaseAccounts).where(eq(leaseAccounts.leaseId, lease.id));
    await api.db.insert(movements).values({
      leaseId: lease.id,
      type: 'early_payoff_discount',
      amountCents: owed?.totalDueCents ?? 0,
      movedOn: '2026-11-20' as CalendarDate,
    });
    expect(await drawAt('2026-12-11T12:00:00Z')).toBe(1);
    expect(await statuses()).toEqual(['2026-12-11 canceled', '2027-01-11 scheduled']);
    const [email] = await api.emailsOf('maria');
    expect(email?.subject).toBe('Your payment of $131.75 was canceled');
    expect(email?.body).toContain('The lease had been paid off.');
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
      async charge({ key }) {
        keys.push(key);
        asked();
        await answered;
        return { status: 'submitted', reference: 'r' };
      },
    };
    return { processor, keys, answer: () => answer(), isAsked };
  };
  const due = new Date('2026-12-11T12:00:00Z');
  const drawBy = (processor: Processor, now = due) =>
    advancePayments({ db: api.db, clock: { now: () => now }, timeZone: testTimeZone, processor });

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
      envelope: { error: { lease: [expect.stringContaining('being processed')] } },
    });

    network.answer();
    expect(await drawing).toBe(1);
    expect(await statuses()).toEqual(['2026-12-11 submitted', '2027-01-11 scheduled']);
  });

  const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);

  it('API-49: a payment claimed by a process that died is drawn once by the next one, under the same key', async () => {
    const before = (await ofLease('BZ-118820')).moved.length;
    const died = waitingProcessor();
    // The claim is committed; a process that has died never gets its answer.
    const asked = new Promise<void>((resolve) => {
      const charge = () => {
        resolve();
        return new Promise<never>(() => {});
      };
      void drawBy({ ...died.processor, charge });
    });
    await asked;
    expect(await statuses()).toEqual(['2026-12-11 processing', '2027-01-11 scheduled']);

    const early = new Date(due.getTime() + answerLimit - 1);
    expect(await drawBy(died.processor, early)).toBe(0);
    expect(died.keys).toEqual([]);

    const late = new Date(due.getTime() + answerLimit);
    const next = waitingProcessor();
    next.answer();
    expect(await drawBy(next.processor, late)).toBe(1);
    expect(next.keys).toEqual(
      await api.db
        .select()
        .from(charges)
        .then((rows) => rows.map(({ key }) => key)),
    );
    expect((await ofLease('BZ-118820')).moved).toHaveLength(before + 1);
  });

  it('API-49: a process whose claim has expired finds the payment drawn', async () => {
    const before = (await ofLease('BZ-118820')).moved.length;
    const [slow, quick] = [waitingProcessor(), waitingProcessor()];
    const first = drawBy(slow.processor);
    await slow.isAsked;
    quick.answer();
    expect(await drawBy(quick.processor, new Date(due.getTime() + answerLimit))).toBe(1);
    slow.answer();
    expect(await first).toBe(0);
    expect(quick.keys).toEqual(slow.keys);
    expect((await ofLease('BZ-118820')).moved).toHaveLength(before + 1);
  });

  describe('when the processor fails', () => {
    /** Schedules a payment of each of these leases of ida's for the due day; the others' come first. */
    const scheduleFor = async (loanNumbers: readonly string[], payOn: CalendarDate) => {
      const found = await api.db
        .select()
        .from(leases)
        .where(inArray(leases.loanNumber, [...loanNumbers]));
      await api.db.insert(payments).values(
        found.map(({ id }) => ({
          leaseId: id,
          amountCents: 100,
          payOn,
          status: 'scheduled' as const,
          methodType: 'bank' as const,
          methodId: 1,
          methodLast4: '5050',
          isPayoff: false,
          createdAt: due,
        })),
      );
    };
    const failingFor = (last4: string): Processor => ({
      ...demoProcessor(async () => {}),
      charge: async ({ method }) => {
        if (method.last4 === last4) throw new Error('the processor does not answer');
        return { status: 'submitted', reference: 'r' };
      },
    });
    const failing = async () =>
      api.db.select().from(payments).where(eq(payments.methodLast4, '5050')).orderBy(asc(payments.id));

    it('API-49: payments that fail each time do not hold up those of others', async () => {
      await scheduleFor(['FW-600001', 'FW-600002'], '2026-12-01' as CalendarDate);
      await drawBy(failingFor('5050'));
      expect(await statuses()).toEqual(['2026-12-11 submitted', '2027-01-11 scheduled']);
      expect(await failing()).toMatchObject([
        { status: 'processing', tries: 1, claimedUntil: later(due, 1) },
        { status: 'processing', tries: 1, claimedUntil: later(due, 1) },
      ]);
    });

    it('API-49: a charge that the processor does not take back holds up no payment', async () => {
      const [payment] = (await ofLease('BZ-118820')).scheduled;
      await api.db.insert(charges).values({
        key: 'charge-to-take-back',
        paymentId: payment?.id ?? 0,
        status: 'voiding',
        claimedUntil: due,
        createdAt: due,
      });
      const pends = () => new Promise<never>(() => {});
      expect(await drawBy({ ...failingFor('none'), void: pends })).toBe(1);
    });

    it('API-49: a failed payment is tried again with growing pauses, under the same key', async () => {
      await scheduleFor(['FW-600001'], '2026-12-11' as CalendarDate);
      await drawBy(failingFor('5050'));
      expect(await drawBy(failingFor('5050'), new Date(later(due, 1).getTime() - 1))).toBe(0);
      expect(await failing()).toMatchObject([{ tries: 1 }]);
      await drawBy(failingFor('5050'), later(due, 1));
      expect(await failing()).toMatchObject([{ tries: 2, claimedUntil: later(due, 5) }]);
      expect((await failing())[0]?.failure).toContain('Error');
      expect(await drawBy(failingFor('none'), later(due, 5))).toBe(1);
      expect(await failing()).toMatchObject([{ status: 'submitted', tries: 3 }]);
    });

    it('API-49: a payment that fails with every try is canceled and taken back, and its customer is told', async () => {
      await scheduleFor(['FW-600001'], '2026-12-11' as CalendarDate);
      const voided: string[] = [];
      let voids = false;
      const voidCharge = async (key: string) => {
        if (!voids) throw new Error('the processor does not answer');
        voided.push(key);
      };
      const processor = { ...failingFor('5050'), void: voidCharge };
      const tryNext = async () => drawBy(processor, (await failing())[0]?.claimedUntil ?? due);
      for (let tries = 0; tries < mostTries; tries += 1) await tryNext();
      expect(await failing()).toMatchObject([{ status: 'processing', tries: mostTries }]);
      const end = (await failing())[0]?.claimedUntil ?? due;
      expect(await tryNext()).toBe(1);
      expect(await failing()).toMatchObject([{ status: 'canceled' }]);
      const [email] = await api.emailsOf('ida');
      expect(email?.subject).toBe('Your payment of $1.00 was canceled');
      expect(email?.body).toContain('Log in to see what is due.');
      expect(email?.body).not.toMatch(/declined|pay another way/);
      expect(email?.body).toContain('If your bank shows it, it is taken back.');
      // That it is taken back is stored, so it is tried until the processor confirms it.
      const [{ id = 0 } = {}] = await failing();
      const chargesOf = () => api.db.select().from(charges).where(eq(charges.paymentId, id));
      expect(await chargesOf()).toMatchObject([{ status: 'voiding' }]);
      const voidAt = (now: Date) => voidCharges({ db: api.db, clock: { now: () => now }, processor });
      await voidAt(end);
      expect(await chargesOf()).toMatchObject([{ status: 'voiding' }]);
      voids = true;
      await voidAt(later(end, 1));
      expect(await chargesOf()).toMatchObject([{ status: 'voided', key: voided[0] }]);
      expect(voided).toHaveLength(1);
    });
  });

  it('API-49: payments of one lease that are drawn by two processes never exceed its balance together', async () => {
    await api.db.update(payments).set({ amountCents: 900_000 }).where(eq(payments.status, 'scheduled'));
    const network = waitingProcessor();
    const later = new Date('2027-01-12T12:00:00Z');
    const first = drawBy(network.processor, later);
    await network.isAsked;
    expect(await drawBy(network.processor, later)).toBe(0);
    network.answer();
    await first;
    expect(await statuses()).toEqual(['2026-12-11 submitted', '2027-01-11 canceled']);
  });

  it('API-49: a draw takes at most the balance, and later scheduled payments are canceled', async () => {
    await api.db.update(payments).set({ amountCents: 900_000 }).where(eq(payments.status, 'scheduled'));
    const token = await api.tokenOf('maria');
    expect(await drawAt('2026-12-11T12:00:00Z')).toBe(1);
    expect(await statuses()).toEqual(['2026-12-11 submitted', '2027-01-11 canceled']);
    const { envelope } = await api.get('/api/v1/mobile/leases', { token });
    const { paidoff } = envelope.data as { paidoff: { LoanNumber: string; balance: number }[] };
    expect(paidoff).toEqual([expect.objectContaining({ LoanNumber: 'BZ-118820', balance: 0 })]);
  });
});
