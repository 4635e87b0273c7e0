// cspell:ignore canceló seguirán cancelados cobraremos
import { listPaymentIntents } from '@portal/api-contract';
import { cents, type CalendarDate } from '@portal/domain';
import { eq } from 'drizzle-orm';
import { seededAt, testTimeZone } from '../../../test/support/store-template.ts';
import { openTestApi, testEventSecret, type TestApi } from '../../../test/support/test-api.ts';
import { testProcessor, type TestProcessor } from '../../../test/support/test-processor.ts';
import { banks, cards, charges, leases, movements, payments, refunds, users } from '../../store/schema.ts';
import { reconcile } from '../../reconciliation/reconcile.ts';
import { signEvent } from '../event-signature.ts';
import { advanceRefunds } from './advance-refunds.ts';
import { readRefundOrder, runRefund } from './refund-command.ts';

interface Extra {
  readonly LoanNumber: string;
  readonly balance: number;
  readonly totalPaid: number;
}

const minute = 60_000;

describe('money of a payment that goes back', () => {
  let api: TestApi;
  let processor: TestProcessor;
  let token: string;
  let card: number;
  let uuid: string;
  let now: Date;
  let events = 0;
  const loanNumber = 'FW-600001';

  beforeEach(async () => {
    processor = testProcessor();
    api = await openTestApi({ processor });
    now = seededAt;
    token = await api.tokenOf('ida');
    const [ida] = await api.db.select().from(users).where(eq(users.email, 'ida@portal.test'));
    const [own] = await api.db
      .select()
      .from(cards)
      .where(eq(cards.userId, ida?.id ?? 0));
    const [lease] = await api.db.select().from(leases).where(eq(leases.loanNumber, loanNumber));
    [card, uuid] = [own?.id ?? 0, lease?.uuid ?? ''];
  });
  afterEach(() => api.close());

  const services = () => ({ db: api.db, clock: { now: () => now }, timeZone: testTimeZone, processor });
  const extra = async () => {
    const { envelope } = await api.get('/api/v1/mobile/leases', { token });
    const { current, paidoff } = envelope.data as { current: Extra[]; paidoff: Extra[] };
    return [...current, ...paidoff].find((one) => one.LoanNumber === loanNumber);
  };
  const pay = async (amount: number, more: object = {}) => {
    const order = { amount, date: '2026-11-20', lease: uuid, method_type: 'card', method_id: card };
    const key = `key-of-the-payment-${(events += 1)}`;
    const { status, envelope } = await api.post(
      '/api/v1/mobile/payments',
      { ...order, isPayoffAmount: false, ...more },
      { token, headers: { 'idempotency-key': key } },
    );
    expect(status).toBe(200);
    const { payment_id: id } = envelope.data as { payment_id: number };
    const [charge] = await api.db.select().from(charges).where(eq(charges.paymentId, id));
    return { id, key: charge?.key ?? '' };
  };
  const announce = async (key: string) => {
    const body = JSON.stringify({ id: `event-${(events += 1)}`, key });
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/processor/events',
      headers: {
        'content-type': 'application/json',
        'processor-signature': signEvent(testEventSecret, body, seededAt),
      },
      payload: body,
    });
    return answer.statusCode;
  };
  const order = (paymentId: number, amount: number | null = null, more: object = {}) =>
    runRefund(services(), {
      paymentId,
      amount: amount === null ? null : cents(amount),
      isConfirmed: true,
      isLookUp: false,
      ...more,
    });
  const refundsOf = (id: number) => api.db.select().from(refunds).where(eq(refunds.paymentId, id));
  const listed = async (id: number) =>
    listPaymentIntents
      .read((await api.get('/api/v1/mobile/payments', { token })).envelope.data)
      .payments.find((payment) => payment.id === String(id));
  const historyOf = async (id: number) =>
    (
      (await api.get(`/api/v1/mobile/leases/${loanNumber}/history`, { token })).envelope.data as {
        PaymentId: number;
        TotalPymtLease: number;
      }[]
    ).find(({ PaymentId }) => PaymentId === id);

  it('API-48, API-11: a refund by command is asked of the processor once, owed again, shown and emailed', async () => {
    const { id, key } = await pay(500);
    const paid = await extra();
    expect(await order(id, 20_000)).toBe(
      `$200.00 of payment ${id} were given back, and the customer is told by email.`,
    );
    expect(await processor.find({ key, payment: id, amountCents: 50_000 })).toMatchObject({
      refunds: [{ type: 'refund', amountCents: 20_000 }],
    });
    expect(await extra()).toMatchObject({
      balance: Number(paid?.balance) + 200,
      totalPaid: Number(paid?.totalPaid) - 200,
    });
    expect(await historyOf(id)).toMatchObject({ TotalPymtLease: 300 });
    expect(await listed(id)).toMatchObject({
      status: 'succeeded',
      amount: 50_000,
      refunds: [{ type: 'refund', amount: 20_000, date: '2026-11-20' }],
    });
    const [email] = await api.emailsOf('ida');
    expect(email?.subject).toBe('Your refund of $200.00');
    expect(email?.body).toContain('of your payment of $500.00 for lease FW-600001');
    await order(id);
    expect(await historyOf(id)).toBeUndefined();
    await expect(order(id)).rejects.toThrow('has been refunded already');
    expect(processor.asked).toHaveLength(3);
  });

  it('API-48: nothing moves without --confirm, which says what would', async () => {
    const { id } = await pay(500);
    const told = await order(id, 1_250, { isConfirmed: false });
    expect(told).toContain('$500.00 for lease FW-600001 of 11/20/2026, from the card ending in');
    expect(told).toContain('Add --confirm to give $12.50 back.');
    expect(await refundsOf(id)).toEqual([]);
  });

  it('API-48: a refund without an answer is asked for again under its key, and a second one waits for it', async () => {
    const { id } = await pay(500);
    processor.fault = 'lost after';
    expect(await order(id, 20_000)).toContain('has no outcome yet');
    const [open] = await refundsOf(id);
    expect(open).toMatchObject({ status: 'asked', amountCents: 20_000 });
    processor.isDown = true;
    await expect(order(id)).rejects.toThrow('does not answer. Nothing was given back');
    processor.isDown = false;
    processor.fault = 'none';
    now = new Date(now.getTime() + 2 * minute);
    await Promise.all([advanceRefunds(services()), advanceRefunds(services())]);
    expect(await refundsOf(id)).toMatchObject([{ key: open?.key, status: 'succeeded' }]);
    expect(new Set(processor.asked.slice(1))).toEqual(new Set([open?.key]));
    expect(await listed(id)).toMatchObject({ refunds: [{ amount: 20_000 }] });
  });

  it('API-48: a refund whose request never arrived is under way, so that no second one is ordered', async () => {
    const { id } = await pay(500);
    processor.fault = 'lost before';
    await order(id, 20_000);
    await expect(order(id)).rejects.toThrow('A refund of $200.00 of payment');
    processor.fault = 'declined';
    now = new Date(now.getTime() + 2 * minute);
    await advanceRefunds(services());
    expect(await refundsOf(id)).toMatchObject([{ status: 'declined', reason: 'The card is closed.' }]);
    expect(await listed(id)).toMatchObject({ refunds: [] });
    await expect(order(id)).rejects.toThrow('The payment processor declined the refund: The card is closed.');
  });

  it('API-48: a refund that was ordered by somebody whose process died is made by the worker', async () => {
    const { id } = await pay(500);
    const key = 'refund-of-the-dead';
    await api.db.insert(refunds).values({
      key,
      paymentId: id,
      type: 'refund',
      amountCents: 300,
      status: 'asked',
      claimedUntil: now,
      createdAt: now,
    });
    await advanceRefunds(services());
    expect(await refundsOf(id)).toMatchObject([{ key, status: 'succeeded' }]);
  });

  it('API-48: refunds without an answer are asked for once in a run, however long it takes', async () => {
    const { id: paymentId } = await pay(500);
    const keys = Array.from({ length: 9 }, (_, index) => `refund-without-an-answer-${index}`);
    await api.db.insert(refunds).values(
      keys.map((key) => ({
        key,
        paymentId,
        type: 'refund' as const,
        amountCents: 300,
        status: 'asked' as const,
        claimedUntil: now,
        createdAt: now,
      })),
    );
    const asked: string[] = [];
    processor.refund = async ({ key }) => {
      asked.push(key);
      if (asked.length > 100) return { status: 'processing' };
      now = new Date(now.getTime() + 10_000);
      throw new Error('The processor does not answer.');
    };
    await advanceRefunds(services());
    expect(asked.sort()).toEqual(keys);
  });

  it('API-48: a refund and a chargeback at the processor are booked by their events, each once, in any order', async () => {
    const { id, key } = await pay(500);
    const before = await extra();
    processor.gaveBack(key, { key: 'refund-1', type: 'refund', amountCents: 10_000 });
    processor.gaveBack(key, { key: 'dispute-1', type: 'chargeback', amountCents: 40_000 });
    expect(await Promise.all([1, 2, 3].map(() => announce(key)))).toEqual([200, 200, 200]);
    expect(await listed(id)).toMatchObject({
      refunds: [
        { type: 'refund', amount: 10_000 },
        { type: 'chargeback', amount: 40_000 },
      ],
    });
    expect((await extra())?.balance).toBe(Number(before?.balance) + 500);
    const subjects = (await api.emailsOf('ida')).map(({ subject }) => subject);
    expect(subjects).toContain('Your refund of $100.00');
    expect(subjects).toContain('Your bank took back $400.00');
    expect(subjects.filter((subject) => /refund|took back/.test(subject))).toHaveLength(2);
  });

  it('API-48, API-11: a chargeback that was won back counts again once, however often its event comes', async () => {
    const { id, key } = await pay(500);
    const before = await extra();
    processor.gaveBack(key, { key: 'dispute-2', type: 'chargeback', amountCents: 50_000 });
    expect(await announce(key)).toBe(200);
    expect((await extra())?.balance).toBe(Number(before?.balance) + 500);
    processor.wonBack(key, 'dispute-2');
    expect(await Promise.all([1, 2, 3].map(() => announce(key)))).toEqual([200, 200, 200]);
    expect(await listed(id)).toMatchObject({
      refunds: [{ type: 'chargeback', amount: 50_000, date: '2026-11-20', wonOn: '2026-11-20' }],
    });
    expect(await extra()).toMatchObject({ balance: before?.balance, totalPaid: before?.totalPaid });
    expect(await historyOf(id)).toMatchObject({ TotalPymtLease: 500 });
    const told = (await api.emailsOf('ida')).filter(({ subject }) => subject.includes('counts again'));
    expect(told).toHaveLength(1);
    expect(told[0]?.body).toContain('paid this money to us again');
    // What counts again can be given back.
    expect(await order(id)).toContain('$500.00');
  });

  it('API-48, API-49: what is scheduled is canceled, with an email, when a chargeback that was won back leaves nothing to pay', async () => {
    const before = await extra();
    const { key } = await pay(Number(before?.balance), { isPayoffAmount: true });
    const amountCents = Math.round(Number(before?.balance) * 100);
    processor.gaveBack(key, { key: 'dispute-5', type: 'chargeback', amountCents });
    expect(await announce(key)).toBe(200);
    const { id } = await pay(300, { date: '2026-11-21' });
    processor.wonBack(key, 'dispute-5');
    expect(await announce(key)).toBe(200);
    expect(await listed(id)).toMatchObject({ status: 'canceled', reason: 'The lease had been paid off.' });
    const [email] = await api.emailsOf('ida');
    expect(email?.subject).toBe('Your scheduled payments were canceled');
    expect(email?.body).toContain('11/21/2026: $300.00');
  });

  it('API-48, API-49: what is scheduled stays when a chargeback that was won back leaves something to pay', async () => {
    const { key } = await pay(500);
    processor.gaveBack(key, { key: 'dispute-6', type: 'chargeback', amountCents: 50_000 });
    expect(await announce(key)).toBe(200);
    const { id } = await pay(100, { date: '2026-11-21' });
    processor.wonBack(key, 'dispute-6');
    expect(await announce(key)).toBe(200);
    expect(await listed(id)).toMatchObject({ status: 'scheduled' });
  });

  it('API-48: a chargeback whose event came only after it was won back is booked both ways', async () => {
    const { id, key } = await pay(500);
    const before = await extra();
    processor.gaveBack(key, { key: 'dispute-3', type: 'chargeback', amountCents: 20_000 });
    processor.gaveBack(key, { key: 'refund-3', type: 'refund', amountCents: 5_000 });
    processor.wonBack(key, 'dispute-3');
    expect(await announce(key)).toBe(200);
    expect((await extra())?.balance).toBe(Number(before?.balance) + 50);
    expect(await listed(id)).toMatchObject({
      refunds: [{ wonOn: '2026-11-20' }, { type: 'refund', wonOn: null }],
    });
  });

  it('API-48: a refund that the processor has made is not ordered again, and --look-up books it without an event', async () => {
    const [first, second] = [await pay(200), await pay(200)];
    processor.gaveBack(first.key, { key: 'refund-1', type: 'refund', amountCents: 20_000 });
    await expect(order(first.id)).rejects.toThrow('has been refunded already');
    processor.gaveBack(second.key, { key: 'refund-2', type: 'refund', amountCents: 100 });
    expect(await order(second.id, null, { isLookUp: true })).toBe(
      `Refunds of payment ${second.id} that were booked now: 1.`,
    );
    expect(await refundsOf(second.id)).toMatchObject([{ key: 'refund-2', status: 'succeeded' }]);
  });

  it('API-48: more than was paid is not booked, and its event comes again', async () => {
    const { id, key } = await pay(500);
    processor.gaveBack(key, { key: 'refund-1', type: 'refund', amountCents: 50_001 });
    expect(await announce(key)).toBe(500);
    expect(await refundsOf(id)).toEqual([]);
  });

  it('API-48: a payoff that is refunded takes its discount with it, and the scheduled payoff of its lease ends', async () => {
    const before = await extra();
    const { id } = await pay(Number(before?.balance), { isPayoffAmount: true });
    expect((await extra())?.balance).toBe(0);
    await order(id, 100);
    expect((await extra())?.balance).toBe(1);
    expect((await api.emailsOf('ida'))[0]?.body).toContain('What went back is due again: please log in');
    const owed = { date: '2026-11-21', isPayoffAmount: true };
    await api.post(
      '/api/v1/mobile/payments',
      {
        amount: 1,
        lease: uuid,
        method_type: 'card',
        method_id: card,
        ...owed,
      },
      { token, headers: { 'idempotency-key': 'key-of-the-scheduled-one' } },
    );
    await order(id);
    expect(await extra()).toEqual(before);
    const scheduled = await api.db.select().from(payments).where(eq(payments.status, 'scheduled'));
    expect(scheduled.filter(({ payOn, isPayoff }) => payOn === '2026-11-21' && isPayoff)).toEqual([]);
    const [ended, refunded] = await api.emailsOf('ida');
    expect(ended?.subject).toContain('will not pay off your lease');
    expect(refunded?.body).toContain('and the early payoff saving of this payment does not count any more');
  });

  it('API-48: a charge that is voided at the processor undoes its payment, and the customer is told', async () => {
    const before = await extra();
    const { id, key } = await pay(500);
    await processor.void(key);
    expect(await announce(key)).toBe(200);
    expect(await announce(key)).toBe(200);
    expect(await listed(id)).toMatchObject({
      status: 'canceled',
      reason: 'The payment was taken back before it was posted.',
      refunds: [],
    });
    expect(await extra()).toEqual(before);
    expect(await historyOf(id)).toBeUndefined();
    const moved = await api.db.select().from(movements).where(eq(movements.paymentId, id));
    expect(moved.map(({ type }) => type)).toEqual(['payment', 'payment_void']);
    const [email] = await api.emailsOf('ida');
    expect(email?.subject).toBe('Your payment of $500.00 was canceled');
    expect(email?.body).toContain('was canceled. The payment was taken back before it was posted.');
    await expect(order(id)).rejects.toThrow('is canceled: there is nothing to give back');
  });

  it.each([
    { language: 'en', subject: 'was canceled', stays: 'They stay canceled, and we will not take them:' },
    { language: 'es', subject: 'Se canceló su pago', stays: 'Seguirán cancelados y no los cobraremos:' },
  ] as const)(
    'API-48, OP-95: a payoff that is voided tells which payments stay canceled ($language)',
    async ({ language, subject, stays }) => {
      await api.db.update(users).set({ language }).where(eq(users.email, 'ida@portal.test'));
      const before = await extra();
      await pay(60, { date: '2026-11-21' });
      const { key } = await pay(Number(before?.balance), { isPayoffAmount: true });
      await processor.void(key);
      expect(await announce(key)).toBe(200);
      const [email] = await api.emailsOf('ida');
      expect(email?.subject).toContain(subject);
      expect(email?.body).toContain(`${stays}\n\n11/21/2026: $60.00\n`);
    },
  );

  it.each([
    ['a part', 200],
    ['all', 500],
  ])(
    'API-48, API-11: a charge that is voided after %s of it was refunded owes what was paid, once',
    async (_, refunded) => {
      const before = await extra();
      const { id, key } = await pay(500);
      await order(id, refunded * 100);
      await processor.void(key);
      expect(await announce(key)).toBe(200);
      expect(await listed(id)).toMatchObject({ status: 'canceled', refunds: [{ amount: refunded * 100 }] });
      expect(await extra()).toEqual(before);
      const { differences } = await reconcile(api.db, processor, '2026-11-20' as CalendarDate);
      expect(differences).toEqual([]);
    },
  );

  it('API-48, API-11: a refund whose event never came is booked before the void of its charge', async () => {
    const before = await extra();
    const { id, key } = await pay(500);
    processor.gaveBack(key, { key: 'dispute-4', type: 'chargeback', amountCents: 50_000 });
    processor.gaveBack(key, { key: 'refund-4', type: 'refund', amountCents: 20_000 });
    processor.wonBack(key, 'dispute-4');
    await processor.void(key);
    expect(await announce(key)).toBe(200);
    expect(await listed(id)).toMatchObject({ status: 'canceled', refunds: [{}, { amount: 20_000 }] });
    expect(await extra()).toEqual(before);
  });

  it('API-48: what can’t be refunded is rejected with the reason', async () => {
    const { id } = await pay(500);
    await expect(order(id, 50_001)).rejects.toThrow('from $0.01 to $500.00 can be refunded');
    await expect(order(999_999)).rejects.toThrow('There is no payment 999999.');
    const [earlier] = await api.db.select().from(payments).where(eq(payments.status, 'succeeded')).limit(1);
    await expect(order(earlier?.id ?? 0)).rejects.toThrow('was not made through the payment processor');
    const [bank] = await api.db
      .select()
      .from(banks)
      .innerJoin(users, eq(users.id, banks.userId))
      .where(eq(users.email, 'ida@portal.test'));
    const debit = await pay(100, { method_type: 'bank', method_id: bank?.banks.id });
    await expect(order(debit.id)).rejects.toThrow('The bank has not settled payment');
    const [waiting] = await api.db.select().from(payments).where(eq(payments.status, 'scheduled')).limit(1);
    await expect(order(waiting?.id ?? 0)).rejects.toThrow('is scheduled: there is nothing to give back');
  });

  it('API-48: the receipt of a refunded payment says so', async () => {
    const { id } = await pay(500);
    await order(id, 20_000);
    const receipt = await api.server.inject({
      url: `/api/v1/mobile/payments/${id}/receipt`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(receipt.statusCode).toBe(200);
  });
});

describe('the order of the refund command', () => {
  it.each([
    [['12'], { paymentId: 12, amount: null, isConfirmed: false, isLookUp: false }],
    [
      ['12', '--amount', '12.50', '--confirm'],
      { paymentId: 12, amount: 1_250, isConfirmed: true, isLookUp: false },
    ],
    [['--look-up', '12'], { paymentId: 12, amount: null, isConfirmed: false, isLookUp: true }],
  ])('API-48: %j is understood', (args, expected) => {
    expect(readRefundOrder(args)).toEqual(expected);
  });

  it.each([[[]], [['x']], [['12', '13']], [['-1']], [['12', '--all']], [['12', '--amount']]])(
    'API-48: %j is answered with how the command is written',
    (args) => {
      expect(() => readRefundOrder(args)).toThrow('Write the number of a payment: pnpm refund 123.');
    },
  );

  it.each(['0', '-5', '12.345', 'all'])('API-48: the amount %p is rejected', (amount) => {
    expect(() => readRefundOrder(['12', `--amount=${amount}`])).toThrow('such as 12.50');
  });
});
