// cspell:ignore devuelto cuenta devolvió tenía fondos suficientes cancelaron pagos programados seguirán cancelados cobraremos
import { listPaymentIntents } from '@portal/api-contract';
import { asc, eq } from 'drizzle-orm';
import { seededAt, testTimeZone } from '../../test/support/store-template.ts';
import { openTestApi, testEventSecret, type TestApi } from '../../test/support/test-api.ts';
import { testProcessor, type TestProcessor } from '../../test/support/test-processor.ts';
import { banks, charges, leases, payments, users } from '../store/schema.ts';
import { advancePayments } from './advance-payments.ts';
import { signEvent } from './event-signature.ts';

interface Extra {
  readonly LoanNumber: string;
  readonly balance: string;
}

describe('events of the processor', () => {
  let api: TestApi;
  let processor: TestProcessor;
  let token: string;
  let bank: number;
  let uuid: string;
  const loanNumber = 'FW-600001';

  beforeEach(async () => {
    processor = testProcessor();
    api = await openTestApi({ processor });
    token = await api.tokenOf('ida');
    const [ida] = await api.db.select().from(users).where(eq(users.email, 'ida@portal.test'));
    const [own] = await api.db
      .select()
      .from(banks)
      .where(eq(banks.userId, ida?.id ?? 0));
    const [lease] = await api.db.select().from(leases).where(eq(leases.loanNumber, loanNumber));
    [bank, uuid] = [own?.id ?? 0, lease?.uuid ?? ''];
  });
  afterEach(() => api.close());

  const extra = async () => {
    const { envelope } = await api.get('/api/v1/mobile/leases', { token });
    const { current, paidoff } = envelope.data as { current: Extra[]; paidoff: Extra[] };
    return [...current, ...paidoff].find((one) => one.LoanNumber === loanNumber);
  };
  const historyOf = async () =>
    (await api.get(`/api/v1/mobile/leases/${loanNumber}/history`, { token })).envelope.data as unknown[];
  const pay = (amount: number | string, isPayoffAmount = false, date = '2026-11-20') =>
    api.post(
      '/api/v1/mobile/payments',
      { amount, date, lease: uuid, method_type: 'bank', method_id: bank, isPayoffAmount },
      { token, headers: { 'idempotency-key': `key-of-the-payment-of-${date}` } },
    );
  const newest = async () => {
    const [charge] = await api.db.select().from(charges).orderBy(asc(charges.createdAt));
    const [payment] = await api.db
      .select()
      .from(payments)
      .where(eq(payments.id, charge?.paymentId ?? 0));
    return { key: charge?.key ?? '', status: payment?.status, reason: payment?.reason };
  };
  const send = async (event: object, { secret = testEventSecret, at = seededAt, sent = '' } = {}) => {
    const body = JSON.stringify(event);
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/processor/events',
      headers: { 'content-type': 'application/json', 'processor-signature': signEvent(secret, body, at) },
      payload: sent || body,
    });
    return answer.statusCode;
  };

  it('API-48: a bank’s return undoes the payment and its discount, and tells the customer why', async () => {
    const before = await extra();
    const history = await historyOf();
    expect((await pay(before?.balance ?? '', true)).status).toBe(200);
    expect((await extra())?.balance).toBe(0);
    const { key } = await newest();
    processor.bankDid(key, { status: 'returned', reference: 'r', code: 'R01' });
    expect(await send({ id: 'event-1', key })).toBe(200);
    expect(await newest()).toMatchObject({ status: 'returned' });
    expect(await extra()).toEqual(before);
    expect(await historyOf()).toEqual(history);
    const [email] = await api.emailsOf('ida');
    expect(email?.subject).toContain('was returned');
    expect(email?.body).toContain('The account did not have enough money.');
  });

  it('OP-02: a payment that was returned has the day of its return beside its own', async () => {
    await pay(500);
    const later = new Date(seededAt.getTime() + 40 * 86_400_000);
    api.setTime(later);
    token = await api.tokenOf('ida');
    const listed = async () =>
      listPaymentIntents
        .read((await api.get('/api/v1/mobile/payments', { token })).envelope.data)
        .payments.find(({ date, methodType }) => date === '2026-11-20' && methodType === 'bank');
    expect(await listed()).toMatchObject({ status: 'submitted', statusOn: null });
    const { key } = await newest();
    processor.bankDid(key, { status: 'returned', reference: 'r', code: 'R01' });
    await send({ id: 'event-1', key }, { at: later });
    expect(await listed()).toMatchObject({ status: 'returned', statusOn: '2026-12-30' });
  });

  it('API-48, OP-95: a bank’s return is told in the language of the customer, to the last sentence', async () => {
    await api.db.update(users).set({ language: 'es' }).where(eq(users.email, 'ida@portal.test'));
    await pay(500);
    const { key } = await newest();
    processor.bankDid(key, { status: 'returned', reference: 'r', code: 'R01' });
    await send({ id: 'event-1', key });
    const [email] = await api.emailsOf('ida');
    expect(email?.subject).toBe('Su pago de $500.00 fue devuelto');
    expect(email?.body).toContain(
      'ya no cuenta. El banco devolvió el pago (R01). La cuenta no tenía fondos suficientes.',
    );
  });

  it.each([
    {
      language: 'en',
      canceled: 'Your scheduled payments were canceled',
      returned: 'was returned',
      stays: 'They stay canceled, and we will not take them:',
    },
    {
      language: 'es',
      canceled: 'Se cancelaron sus pagos programados',
      returned: 'fue devuelto',
      stays: 'Seguirán cancelados y no los cobraremos:',
    },
  ] as const)(
    'API-49, OP-95: a payoff tells in one email which payments it cancels, and its return that they stay so ($language)',
    async ({ language, canceled, returned, stays }) => {
      await api.db.update(users).set({ language }).where(eq(users.email, 'ida@portal.test'));
      await pay(60, false, '2026-11-21');
      await pay('70.00', false, '2026-11-22');
      await pay((await extra())?.balance ?? '', true);
      const lines = ['11/21/2026: $60.00', '11/22/2026: $70.00'].join('\n');
      const told = (await api.emailsOf('ida')).filter(({ subject }) => subject === canceled);
      expect(told).toMatchObject([{ body: expect.stringContaining(lines) as string }]);
      const { envelope } = await api.get('/api/v1/mobile/payments', { token });
      const { payments: listed } = listPaymentIntents.read(envelope.data);
      expect(listed.filter(({ status }) => status === 'canceled').map(({ reason }) => reason)).toEqual(
        Array(2).fill('The lease had been paid off.'),
      );

      const { key } = await newest();
      processor.bankDid(key, { status: 'returned', reference: 'r', code: 'R01' });
      await send({ id: 'event-1', key });
      const [email] = await api.emailsOf('ida');
      expect(email?.subject).toContain(returned);
      expect(email?.body).toContain(`${stays}\n\n${lines}\n`);
    },
  );

  it('API-49: a return ends the payoff that is scheduled, and its customer is told what will be left', async () => {
    await pay(500);
    const { key } = await newest();
    const owed = (await extra())?.balance ?? 0;
    expect((await pay(owed, true, '2026-11-21')).status).toBe(200);
    processor.bankDid(key, { status: 'returned', reference: 'r', code: 'R01' });
    await send({ id: 'event-1', key });
    const scheduled = await api.db.select().from(payments).where(eq(payments.status, 'scheduled'));
    expect(scheduled.filter(({ payOn, isPayoff }) => payOn === '2026-11-21' && isPayoff)).toEqual([]);
    const [email] = await api.emailsOf('ida');
    expect(email?.subject).toContain('will not pay off your lease');
    expect(email?.body).toContain('$500.00 will be left to pay after it');
  });

  it('API-48: an event that comes twice, late or before the answer is booked once', async () => {
    await pay(500);
    const { key } = await newest();
    processor.bankDid(key, { status: 'returned', reference: 'r', code: 'R03' });
    const answers = await Promise.all([1, 2, 3, 3].map((id) => send({ id: `event-${id}`, key })));
    expect(answers).toEqual([200, 200, 200, 200]);
    const emails = (await api.emailsOf('ida')).filter(({ subject }) => subject.includes('returned'));
    expect(emails).toHaveLength(1);
    // Its processor changes its mind: nothing follows a return.
    processor.bankDid(key, { status: 'settled', reference: 'r' });
    expect(await send({ id: 'event-9', key })).toBe(200);
    expect(await newest()).toMatchObject({ status: 'returned' });
  });

  it('API-48: an event closes a payment whose answer was lost', async () => {
    processor.fault = 'lost after';
    expect((await pay(500)).status).toBe(409);
    const { key } = await newest();
    expect(await send({ id: 'event-1', key })).toBe(200);
    expect(await newest()).toMatchObject({ status: 'submitted' });
    processor.bankDid(key, { status: 'settled', reference: 'r' });
    await send({ id: 'event-2', key });
    expect(await newest()).toMatchObject({ status: 'settled' });
  });

  it('API-48: an event that can’t be looked up now is not acknowledged, so that it comes again', async () => {
    await pay(500);
    const { key } = await newest();
    processor.isDown = true;
    expect(await send({ id: 'event-1', key })).toBe(500);
    processor.isDown = false;
    processor.bankDid(key, { status: 'settled', reference: 'r' });
    expect(await send({ id: 'event-1', key })).toBe(200);
    expect(await newest()).toMatchObject({ status: 'settled' });
  });

  it('API-48: an event of a charge that nobody knows changes nothing', async () => {
    expect(await send({ id: 'event-1', key: 'never-heard-of' })).toBe(200);
  });

  it('API-48: an event that is unsigned, changed, old or unreadable is rejected', async () => {
    await pay(500);
    const { key } = await newest();
    processor.bankDid(key, { status: 'returned', reference: 'r', code: 'R01' });
    const event = { id: 'event-1', key };
    const hourAgo = new Date(seededAt.getTime() - 3_600_000);
    expect(await send(event, { secret: 'another secret of events' })).toBe(401);
    expect(await send(event, { sent: JSON.stringify({ id: 'event-2', key }) })).toBe(401);
    expect(await send(event, { at: hourAgo })).toBe(401);
    expect(await send({ key })).toBe(400);
    expect(await newest()).toMatchObject({ status: 'submitted' });
  });

  it('API-48: a return is found without an event', async () => {
    await pay(500);
    const { key } = await newest();
    processor.bankDid(key, { status: 'returned', reference: 'r', code: 'R02' });
    const later = new Date(seededAt.getTime() + 13 * 3_600_000);
    const services = { db: api.db, clock: { now: () => later }, timeZone: testTimeZone, processor };
    expect(await advancePayments(services)).toBe(1);
    expect(await newest()).toMatchObject({
      status: 'returned',
      reason: 'The bank returned the payment (R02). The account has been closed.',
    });
  });
});
