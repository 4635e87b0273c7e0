import { listLeases, makePayment, setDefaultMethod, type WireLinkedPayment } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { daysLater, linkTokenOf, remind } from '../../test/support/reminders.ts';
import { seededAt, testTimeZone } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { testProcessor, type TestProcessor } from '../../test/support/test-processor.ts';
import { flowLifetimes } from '../sign-in/flow-tokens.ts';
import type { Db } from '../store/database.ts';
import { cards, leases, payments, users } from '../store/schema.ts';
import { payLinked } from './pay-by-link.ts';
import { findReminder } from './payment-links.ts';

const minute = 60_000;
const path = (verb: string) => `/api/v1/mobile/payment-links/${verb}`;
const ended = {
  status: 400,
  envelope: { error: expect.stringMatching(/^This link has been used/) as string },
};

// Maria’s FW-204418, $84.20, is due in 14 days; her default is the Visa ending in 4242.
describe('the link of a reminder', () => {
  let api: TestApi;
  let processor: TestProcessor;
  beforeEach(async () => {
    processor = testProcessor();
    api = await openTestApi({ processor });
    await remind(api, [14]);
  });
  afterEach(() => api.close());

  const open = (token: string, bearer?: string) =>
    api.post(path('open'), { token }, bearer === undefined ? {} : { token: bearer });
  /** Opens the newest link of a customer; returns the token of its session. */
  const opened = async (name = 'maria') => {
    const answer = await open(await linkTokenOf(api, name));
    expect(answer.status).toBe(200);
    return (answer.envelope.data as { token: string }).token;
  };
  const review = async (token: string) =>
    (await api.post(path('review'), { token })).envelope.data as WireLinkedPayment;
  const pay = (token: string, more: object = {}) =>
    api.post(path('pay'), { token, amount: '84.20', last4: '4242', ...more });
  const paymentRows = () => api.db.select().from(payments).where(eq(payments.amountCents, 8_420));
  const rowsBefore = async (work: () => Promise<unknown>) => {
    const before = (await paymentRows()).length;
    await work();
    return (await paymentRows()).length - before;
  };

  it('OP-103: opens one payment without a password, and shows nothing else of the account', async () => {
    const token = await opened();
    expect(await review(token)).toEqual({
      status: 'due',
      lease_uuid: expect.any(String) as string,
      loan_number: 'FW-204418',
      store_name: 'Harbor Home Furniture',
      due_on: '2026-12-04',
      amount: 84.2,
      date: '2026-11-20',
      time_zone: testTimeZone,
      // Not the digits that have to be typed.
      method: { type: 'card', network: 'visa' },
    });
    for (const other of ['/api/v1/mobile/leases', '/api/v1/mobile/cards', '/api/v2/auth/user']) {
      expect((await api.get(other, { token })).status).toBe(401);
    }
  });

  it('OP-103: works once, for two days, and its session for 20 minutes', async () => {
    const link = await linkTokenOf(api, 'maria');
    const twice = await Promise.all([open(link), open(link)]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await open(link)).toMatchObject(ended);
    const used = twice.find(({ status }) => status === 200);
    const { token } = used?.envelope.data as { token: string };
    api.setTime(new Date(seededAt.getTime() + flowLifetimes['payment-session'] - minute));
    expect(await review(token)).toMatchObject({ status: 'due' });
    api.setTime(new Date(seededAt.getTime() + flowLifetimes['payment-session'] + minute));
    for (const verb of ['review', 'attempt']) {
      expect(await api.post(path(verb), { token })).toMatchObject(ended);
    }
    expect(await pay(token)).toMatchObject(ended);
    // A link that nobody has opened ends too.
    api.setTime(daysLater(14));
    await remind(api, [0], daysLater(14));
    const second = await linkTokenOf(api, 'maria');
    api.setTime(daysLater(16.001));
    expect(await open(second)).toMatchObject(ended);
  });

  it('OP-103: tokens that are made up, of a session, or of another purpose open nothing and store nothing', async () => {
    const stored = await rowsBefore(async () => {
      const token = await opened();
      for (const wrong of ['made-up', token, await api.tokenOf('maria')]) {
        expect(await open(wrong)).toMatchObject(ended);
      }
      for (const wrong of ['made-up', await api.tokenOf('maria'), await api.tokenOf('evan')]) {
        expect(await api.post(path('review'), { token: wrong })).toMatchObject(ended);
        expect(await pay(wrong)).toMatchObject(ended);
      }
    });
    expect([stored, processor.asked]).toEqual([0, []]);
  });

  it('OP-103: is for its own customer: whoever else is signed in sees nothing, and the link still works', async () => {
    const link = await linkTokenOf(api, 'maria');
    const evan = await api.tokenOf('evan');
    expect(await open(link, evan)).toMatchObject({ status: 403, envelope: { data: null } });
    const own = await open(link, await api.tokenOf('maria'));
    const { token } = own.envelope.data as { token: string };
    for (const verb of ['review', 'attempt']) {
      expect((await api.post(path(verb), { token }, { token: evan })).status).toBe(403);
    }
    const body = { token, amount: '84.20', last4: '4242' };
    expect((await api.post(path('pay'), body, { token: evan })).status).toBe(403);
    // A session that has ended is nobody’s.
    expect((await api.post(path('review'), { token }, { token: 'x'.repeat(43) })).status).toBe(200);
    expect(processor.asked).toEqual([]);
  });

  it('OP-103: pays once with the default method, however often it is sent, and says what became of it', async () => {
    const token = await opened();
    expect((await api.post(path('attempt'), { token })).envelope.data).toEqual({ status: 'unknown' });
    const answers = await Promise.all([pay(token), pay(token), pay(token)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope.data))).size).toBe(1);
    expect((await pay(token)).envelope.data).toEqual(answers[0]?.envelope.data);
    expect(processor.held()).toMatchObject([{ amountCents: 8_420, method: { type: 'card', last4: '4242' } }]);
    expect((await api.post(path('attempt'), { token })).envelope.data).toEqual({
      status: 'final',
      payment: answers[0]?.envelope.data,
    });
    expect(await review(token)).toMatchObject({ status: 'paid' });
    const [email] = await api.emailsOf('maria');
    expect(email?.subject).toBe('Your payment of $84.20');
    expect(email?.body).toMatch(/^We received \$84\.20 .* from your card ending in 4242/);
  });

  it('OP-103: wrong last four digits pay nothing, and the third ends the link', async () => {
    const token = await opened();
    expect(await pay(token, { last4: '424' })).toMatchObject({
      status: 422,
      envelope: { error: { last4: ['Enter the last four digits.'] }, data: null },
    });
    expect(await pay(token, { last4: '1111' })).toMatchObject({
      status: 422,
      envelope: {
        error: { last4: ['These are not the last four digits. 2 tries are left.'] },
        data: { tries_left: 2 },
      },
    });
    const atOnce = await Promise.all(['1112', '1113', '1114', '1115'].map((last4) => pay(token, { last4 })));
    expect(atOnce.filter(({ status }) => status === 422)).toHaveLength(1);
    expect(atOnce.filter(({ status }) => status === 400)).toHaveLength(3);
    expect(await pay(token)).toMatchObject(ended);
    expect(await api.post(path('review'), { token })).toMatchObject(ended);
    expect(processor.asked).toEqual([]);
  });

  it('OP-103: pays a bank account with the authorization, and names bank and payer', async () => {
    const owner = await api.tokenOf('maria');
    const saved = (await api.get('/api/v1/mobile/banks', { token: owner })).envelope.data;
    const [bank] = (saved as { banks: { id: number }[] }).banks;
    const chosen = setDefaultMethod.toWire({ type: 'bank', id: String(bank?.id) });
    expect((await api.post(setDefaultMethod.path, chosen.body, { token: owner })).status).toBe(200);
    const token = await opened();
    expect(await review(token)).toMatchObject({
      method: { type: 'bank', bank: 'Macon Credit Union', payer: 'Maria Alvarez' },
    });
    const authorization = 'I authorize this withdrawal.';
    expect((await pay(token, { last4: '4821', authorization })).status).toBe(200);
    const [newest] = (await paymentRows()).sort((a, b) => b.id - a.id);
    expect(newest).toMatchObject({ authorization, methodType: 'bank', methodLast4: '4821' });
  });

  it('OP-103: a payment that was made, scheduled or is in progress meanwhile is not made again', async () => {
    const token = await opened();
    const owner = await api.tokenOf('maria');
    const { data } = (await api.get(listLeases.path, { token: owner })).envelope;
    const { all } = data as { all: { loan_number: string; lease_uuid: string }[] };
    const saved = (await api.get('/api/v1/mobile/cards', { token: owner })).envelope.data;
    const order = {
      lease: all.find(({ loan_number }) => loan_number === 'FW-204418')?.lease_uuid,
      amount: '84.20',
      method_id: (saved as { cards: { id: number }[] }).cards[0]?.id,
      method_type: 'card',
      date: '2026-12-02',
      isPayoffAmount: false,
    };
    const payAsUsual = (date: string, key: string) =>
      api.post(
        '/api/v1/mobile/payments',
        { ...order, date },
        { token: owner, headers: { 'idempotency-key': key } },
      );
    processor.fault = 'lost before';
    expect((await payAsUsual('2026-11-20', 'as-usual-1')).status).toBe(409);
    expect(await review(token)).toMatchObject({ status: 'processing' });
    expect((await pay(token)).status).toBe(422);
    await api.db
      .update(payments)
      .set({ status: 'canceled', claimedUntil: null })
      .where(eq(payments.status, 'processing'));
    processor.fault = 'none';
    expect((await payAsUsual('2026-12-02', 'as-usual-2')).status).toBe(200);
    expect(await review(token)).toMatchObject({ status: 'scheduled' });
    expect((await pay(token)).status).toBe(422);
    await api.db.delete(payments).where(eq(payments.payOn, '2026-12-02' as never));
    expect((await payAsUsual('2026-11-20', 'as-usual-3')).status).toBe(200);
    expect(await review(token)).toEqual({
      status: 'paid',
      lease_uuid: order.lease,
      loan_number: 'FW-204418',
      store_name: 'Harbor Home Furniture',
      due_on: '2026-12-04',
    });
    expect(await pay(token)).toMatchObject({
      status: 422,
      envelope: { error: { lease: [expect.stringMatching(/has changed since you opened it/)] } },
    });
    expect(processor.held()).toHaveLength(1);
  });

  it.each([
    ['the payment', '84.20'],
    ['more than it', '100.00'],
  ])(
    'OP-103: what another tab pays between its review and the lock is not paid again: %s',
    async (_, paid) => {
      const token = await opened();
      const bearer = await api.tokenOf('maria');
      const meanwhile = await api.db.transaction(async (tx) => {
        const [of] = await tx.select().from(users).where(eq(users.email, 'maria@portal.test'));
        const [lease] = await tx.select().from(leases).where(eq(leases.loanNumber, 'FW-204418'));
        return { lease: lease?.uuid, method_id: of?.defaultMethodId, method_type: 'card' };
      });
      const order = { ...meanwhile, amount: paid, date: '2026-11-20', isPayoffAmount: false };
      let isFirst = true;
      // The first transaction is that of the payment: until then it has only read.
      const db = Object.create(api.db, {
        transaction: {
          value: async (work: (tx: Db) => Promise<unknown>) => {
            if (isFirst) {
              isFirst = false;
              const headers = { 'idempotency-key': 'other-tab' };
              const answer = await api.post(makePayment.path, order, { token: bearer, headers });
              expect(answer.status).toBe(200);
            }
            return api.db.transaction(work);
          },
        },
      }) as Db;
      const services = {
        db,
        clock: { now: () => seededAt },
        timeZone: testTimeZone,
        processor,
        pause: async () => {},
      };
      const visitor = { token, bearer: null, address: '127.0.0.1' };
      const linked = await findReminder(services, visitor, 'payment-session');
      await expect(
        payLinked(services, linked, { amount: '84.20', last4: '4242', authorization: null }),
      ).rejects.toMatchObject({ status: 422 });
      expect(processor.held().map(({ amountCents }) => amountCents)).toEqual([Number(paid) * 100]);
    },
  );

  it('OP-103: another amount than was shown is not paid', async () => {
    const token = await opened();
    expect((await pay(token, { amount: '84.19' })).status).toBe(422);
    expect(processor.asked).toEqual([]);
  });

  it('OP-103: without a default method, or with one that can’t pay, it says so', async () => {
    const token = await opened();
    const ofMaria = eq(users.email, 'maria@portal.test');
    const [maria] = await api.db.select().from(users).where(ofMaria);
    const defaultCard = eq(cards.id, maria?.defaultMethodId ?? 0);
    await api.db.update(cards).set({ expiryYear: 2026, expiryMonth: 10 }).where(defaultCard);
    expect(await review(token)).toMatchObject({ status: 'unusable-method' });
    await api.db.update(cards).set({ expiryYear: 2028, provider: 'cardvault' }).where(defaultCard);
    expect(await review(token)).toMatchObject({ status: 'unusable-method' });
    expect((await pay(token)).status).toBe(422);
    await api.db.update(users).set({ defaultMethodType: null, defaultMethodId: null }).where(ofMaria);
    expect(await review(token)).toMatchObject({ status: 'no-method' });
    expect((await pay(token)).status).toBe(422);
    expect(processor.asked).toEqual([]);
  });

  it('OP-103: a declined payment is told, and not tried again by the same link', async () => {
    processor.fault = 'declined';
    const token = await opened();
    expect((await pay(token)).status).toBe(402);
    processor.fault = 'none';
    expect((await pay(token)).status).toBe(402);
    expect((await api.post(path('attempt'), { token })).envelope.data).toEqual({
      status: 'final',
      rejection: { status: 'declined', reason: 'The bank gave no reason.' },
    });
    expect(processor.held()).toEqual([]);
  });

  it('OP-103: ends with the email address that it was sent to, and while the customer has to reset the password', async () => {
    await api.db.update(users).set({ mustResetPassword: true }).where(eq(users.email, 'maria@portal.test'));
    expect(await open(await linkTokenOf(api, 'maria'))).toMatchObject(ended);
    await api.db.update(users).set({ mustResetPassword: false }).where(eq(users.email, 'maria@portal.test'));
    const link = await linkTokenOf(api, 'maria');
    const change = { email: 'maria.new@portal.test', password: 'Portal!demo1' };
    const owner = await api.tokenOf('maria');
    expect((await api.put('/api/v1/mobile/users', change, { token: owner })).status).toBe(200);
    expect(await open(link)).toMatchObject(ended);
  });

  it.each([
    ['its link', () => linkTokenOf(api, 'maria'), (link: string) => open(link)],
    ['the session that a link was exchanged for', () => opened(), (session: string) => pay(session)],
  ])('OP-103: %s ends with the password', async (_, begin, use) => {
    const token = await begin();
    const password = 'Some!thing1';
    const change = { current_password: 'Portal!demo1', password, password_confirmation: password };
    const owner = await api.tokenOf('maria');
    expect((await api.post('/api/v1/mobile/password', change, { token: owner })).status).toBe(200);
    expect(await use(token)).toMatchObject(ended);
  });

  it('OP-101: wrong tokens are limited, and every request is in the security log with its account', async () => {
    api.securityEvents.splice(0);
    const token = await opened();
    await pay(token, { last4: '1111' });
    await pay(token);
    await open('made-up');
    const [maria] = await api.db.select().from(users).where(eq(users.email, 'maria@portal.test'));
    expect(api.securityEvents).toMatchObject([
      { event: 'payment-link', outcome: 'succeeded', account: maria?.id, caller: null },
      { event: 'payment', outcome: 'rejected', status: 422, account: maria?.id },
      { event: 'payment', outcome: 'succeeded', account: maria?.id },
      { event: 'payment-link', outcome: 'rejected', status: 400, account: null },
    ]);
    let status = 0;
    for (let tries = 0; tries < 20 && status !== 429; tries += 1) ({ status } = await open('made-up'));
    expect(status).toBe(429);
  });
});
