import { randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { refundsOf, type Charge, type Processor } from '../../processor/processor.ts';
import { remoteProcessor } from '../../processor/remote-processor.ts';
import { openBooks } from './charge-books.ts';
import type { ProcessorEvent } from './event-sender.ts';
import { createProcessorSandbox } from './processor-sandbox.ts';

const secret = 'secret-of-the-processor';

describe('the processor’s sandbox, through the port', () => {
  let folder: string;
  let server: FastifyInstance;
  let processor: Processor;
  let url: string;
  let now: Date;
  let sent: (ProcessorEvent & { readonly delay: number })[];

  const open = async () => {
    server = createProcessorSandbox({
      books: openBooks(join(folder, 'books.jsonl')),
      secret,
      events: { send: (event, delay) => void sent.push({ ...event, delay }), stop: () => {} },
      clock: { now: () => now },
      pause: async () => {},
      fault: 'none',
      latency: 0,
      bankTime: 3 * 86_400_000,
    });
    url = await server.listen({ host: '127.0.0.1', port: 0 });
    processor = remoteProcessor({ url, secret });
  };
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portal-processor-'));
    now = new Date('2026-11-20T12:00:00Z');
    sent = [];
    await open();
  });
  afterEach(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const charge = (last4: string, type: 'card' | 'bank' = 'card'): Charge => ({
    key: randomUUID(),
    payment: 1,
    lease: randomUUID(),
    amountCents: 12_345,
    currency: 'USD',
    method: { type, reference: 'method-1', last4 },
  });

  it('API-48: a card is captured, and a second request with its key answers the same', async () => {
    const one = charge('4242');
    const first = await processor.charge(one);
    expect(first).toMatchObject({ status: 'succeeded' });
    expect(await processor.charge(one)).toEqual(first);
    expect(await processor.find(one)).toEqual(first);
    expect(await processor.find(charge('4242'))).toBeNull();
  });

  it('API-48: a bank debit is submitted, settled after three days, and announced', async () => {
    const one = charge('6789', 'bank');
    expect(await processor.charge(one)).toMatchObject({ status: 'submitted' });
    expect(sent.map(({ delay }) => delay)).toEqual([0, 3 * 86_400_000]);
    now = new Date(now.getTime() + 3 * 86_400_000);
    expect(await processor.find(one)).toMatchObject({ status: 'settled' });
  });

  it('API-48: a debit of the returned account is returned after three days with its code', async () => {
    const one = charge('0001', 'bank');
    expect(await processor.charge(one)).toMatchObject({ status: 'submitted' });
    now = new Date(now.getTime() + 3 * 86_400_000);
    expect(await processor.find(one)).toMatchObject({ status: 'returned', code: 'R01' });
  });

  it.each([
    ['0002', 'The bank gave no reason.'],
    ['9995', 'There were not enough funds.'],
    ['0069', 'The card has expired.'],
  ])('API-102: %s is declined: %s', async (last4, reason) => {
    expect(await processor.charge(charge(last4))).toEqual({ status: 'declined', reason });
  });

  it.each(['0408', '0418', '0206', '0409'])(
    'API-48: %s is charged, but its answer says nothing; a look-up does',
    async (last4) => {
      const one = charge(last4);
      await expect(processor.charge(one)).rejects.toThrow();
      expect(await processor.find(one)).toMatchObject({ status: 'succeeded' });
    },
  );

  it('API-48: 0504 is never charged', async () => {
    const one = charge('0504');
    await expect(processor.charge(one)).rejects.toThrow();
    expect(await processor.find(one)).toBeNull();
  });

  it('API-48: 0202 is decided later', async () => {
    const one = charge('0202');
    expect(await processor.charge(one)).toEqual({ status: 'processing' });
    now = new Date(now.getTime() + 6_000);
    expect(await processor.find(one)).toMatchObject({ status: 'succeeded' });
  });

  it('API-48: the event of 0226 comes twice, and that of 0303 late', async () => {
    const [twice, late] = [charge('0226'), charge('0303')];
    await processor.charge(twice);
    await processor.charge(late);
    expect(sent.map(({ key, delay }) => ({ key, delay }))).toEqual([
      { key: twice.key, delay: 0 },
      { key: twice.key, delay: 0 },
      { key: late.key, delay: 20_000 },
    ]);
  });

  it('API-48: a charge that is taken back stays so, and a key that was closed is never charged', async () => {
    const [made, never] = [charge('4242'), charge('4242')];
    await processor.charge(made);
    for (const one of [made, never]) {
      await processor.void(one.key);
      await processor.void(one.key);
      expect(await processor.charge(one)).toEqual({ status: 'voided', refunds: [] });
      expect(await processor.find(one)).toEqual({ status: 'voided', refunds: [] });
    }
  });

  const refund = (one: Charge, amountCents: number) => ({
    key: randomUUID(),
    chargeKey: one.key,
    amountCents,
  });

  it('API-48: a refund is made once, listed with its charge, announced, and never beyond the charge', async () => {
    const one = charge('4242');
    await processor.charge(one);
    const part = refund(one, 2_345);
    expect(await processor.refund(part)).toEqual({ status: 'succeeded' });
    expect(await processor.refund(part)).toEqual({ status: 'succeeded' });
    expect(await processor.find(one)).toMatchObject({
      status: 'succeeded',
      refunds: [{ key: part.key, type: 'refund', amountCents: 2_345, at: now }],
    });
    expect(sent.at(-1)).toEqual({ id: `${part.key}.refunded`, key: one.key, delay: 0 });
    expect(await processor.refund(refund(one, 10_001))).toEqual({
      status: 'declined',
      reason: 'More than is left of the charge.',
    });
    await expect(processor.refund({ ...part, amountCents: 1 })).rejects.toMatchObject({ code: 'status 409' });
    await expect(processor.refund(refund(charge('4242'), 1))).rejects.toThrow('404');
    const made = now;
    now = new Date(now.getTime() + 40 * 86_400_000);
    await processor.refund(refund(one, 10_000));
    expect(await processor.list(new Date(now.getTime() - 1), new Date(now.getTime() + 1))).toMatchObject([
      { key: one.key, at: made },
    ]);
  });

  it('API-48: a chargeback and a void by hand are what a look-up says, and are announced', async () => {
    const [disputed, voided] = [charge('4242'), charge('4242')];
    for (const one of [disputed, voided]) await processor.charge(one);
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ key: 'dispute-1', amount: 12_345, type: 'chargeback' });
    await fetch(`${url}/v1/charges/${disputed.key}/refunds`, { method: 'POST', headers, body });
    await fetch(`${url}/v1/charges/${voided.key}/void`, { method: 'POST', headers, body: '{}' });
    expect(await processor.find(disputed)).toMatchObject({ refunds: [{ type: 'chargeback' }] });
    expect(await processor.find(voided)).toEqual({ status: 'voided', refunds: [] });
    expect(sent.slice(-2).map(({ id }) => id)).toEqual(['dispute-1.refunded', `${voided.key}.voided`]);
    await processor.void(disputed.key);
    expect(await processor.find(disputed)).toMatchObject({
      status: 'voided',
      refunds: [{ key: 'dispute-1', type: 'chargeback', amountCents: 12_345 }],
    });
  });

  it('API-48: a chargeback that was won back by hand is what a look-up and the list of its day say, and is announced', async () => {
    const disputed = charge('4242');
    await processor.charge(disputed);
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'application/json' };
    const byHand = (path: string, body: object) =>
      fetch(`${url}/v1/charges/${disputed.key}/refunds${path}`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
    await byHand('', { key: 'dispute-2', amount: 12_345, type: 'chargeback' });
    expect((await byHand('/dispute-9/win', {})).status).toBe(404);
    expect((await byHand('/dispute-2/win', {})).status).toBe(200);
    const [won] = refundsOf((await processor.find(disputed)) ?? { status: 'voided' });
    expect(won).toMatchObject({ type: 'chargeback', wonAt: expect.any(Date) as Date });
    expect(sent.at(-1)?.id).toBe('dispute-2.won');
    // What was won back can be refunded.
    const refund = { key: randomUUID(), chargeKey: disputed.key, amountCents: 12_345 };
    expect(await processor.refund(refund)).toEqual({ status: 'succeeded' });
  });

  it('API-48: a debit is refunded only once its bank has settled it', async () => {
    const one = charge('6789', 'bank');
    await processor.charge(one);
    expect(await processor.refund(refund(one, 100))).toMatchObject({ status: 'declined' });
    now = new Date(now.getTime() + 3 * 86_400_000);
    expect(await processor.refund(refund(one, 100))).toEqual({ status: 'succeeded' });
  });

  it('API-48: a refund is declined, decided later or made without an answer by the test number of its charge', async () => {
    const [declined, later, lost] = [charge('0451'), charge('0202'), charge('0408')];
    await processor.charge(declined);
    await processor.charge(later);
    await processor.charge(lost).catch(() => null);
    now = new Date(now.getTime() + 6_000);
    expect(await processor.refund(refund(declined, 1))).toMatchObject({ status: 'declined' });
    const open = refund(later, 1);
    expect(await processor.refund(open)).toEqual({ status: 'processing' });
    now = new Date(now.getTime() + 6_000);
    expect(await processor.refund(open)).toEqual({ status: 'succeeded' });
    await expect(processor.refund(refund(lost, 1))).rejects.toThrow();
    expect(await processor.find(lost)).toMatchObject({ refunds: [{ amountCents: 1 }] });
  });

  it('API-48: a key is not used for another amount', async () => {
    const one = charge('4242');
    await processor.charge(one);
    await expect(processor.charge({ ...one, amountCents: 1 })).rejects.toMatchObject({ code: 'status 409' });
    await expect(processor.find({ ...one, amountCents: 1 })).rejects.toMatchObject({ code: 'other amount' });
  });

  it('API-48: its books outlive its process, also with a torn last line', async () => {
    const [one, gone] = [charge('4242'), charge('4242')];
    const state = await processor.charge(one);
    await processor.void(gone.key);
    await processor.refund(refund(one, 345));
    await server.close();
    await appendFile(join(folder, 'books.jsonl'), '\n{"entry":"charged","key":"torn');
    await open();
    expect(await processor.find(one)).toMatchObject({ ...state, refunds: [{ amountCents: 345 }] });
    const next = charge('4242');
    const after = await processor.charge(next);
    await server.close();
    await open();
    expect(await processor.find(next)).toEqual(after);
    expect(await processor.find(gone)).toEqual({ status: 'voided', refunds: [] });
  });

  it('API-48: another secret is rejected', async () => {
    const stranger = remoteProcessor({ url, secret: 'secret-of-a-stranger' });
    await expect(stranger.charge(charge('4242'))).rejects.toMatchObject({ code: 'status 401' });
  });
});
