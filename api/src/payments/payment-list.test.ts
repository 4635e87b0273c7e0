import { findPaymentIntent, listPaymentIntents } from '@portal/api-contract';
import { eq } from 'drizzle-orm';
import { movements, payments } from '../store/schema.ts';
import { wordsOf } from '../../test/support/pdf-words.ts';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';

const text = 'I, Evan Brooks, authorize one withdrawal of $20.07.';

describe('the payments that a customer has ordered', () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await openTestApi();
    api.setTime(seededAt);
    token = await api.tokenOf('maria');
  });
  afterAll(() => api.close());

  const list = async (owner = token) =>
    listPaymentIntents.read((await api.get('/api/v1/mobile/payments', { token: owner })).envelope.data)
      .payments;
  const find = async (id: string) =>
    findPaymentIntent.read((await api.get(`/api/v1/mobile/payments/${id}`, { token })).envelope.data);
  const file = (path: string, brand = 'fernway') =>
    api.server.inject({
      url: `/api/v1/mobile/payments/${path}`,
      headers: { authorization: `Bearer ${token}`, 'x-brand': brand },
    });

  it('are listed with their status and, where money did not move, the reason; those of others are not', async () => {
    const [newest] = await list();
    if (!newest) throw new Error('maria has no payments.');
    const id = Number(newest.id);
    const before = await list(await api.tokenOf('evan'));
    expect(before.map((payment) => payment.id)).not.toContain(newest.id);
    expect(newest.status).toBe('scheduled');
    await api.db
      .update(payments)
      .set({ status: 'canceled', reason: 'The lease was paid off.' })
      .where(eq(payments.id, id));
    expect((await list())[0]).toMatchObject({
      id: newest.id,
      status: 'canceled',
      reason: 'The lease was paid off.',
    });
    expect((await file(`${newest.id}/receipt`)).statusCode).toBe(404);
  });

  it('keep the authorization of a bank withdrawal in the words that were agreed to', async () => {
    const { envelope } = await api.get('/api/v1/mobile/payments/pending', { token });
    const [due] = envelope.data as { loan_number: string; amount: string }[];
    const leases = (await api.get('/api/v1/mobile/leases', { token })).envelope.data as {
      all: { loan_number: string; lease_uuid: string }[];
    };
    const banks = (await api.get('/api/v1/mobile/banks', { token })).envelope.data as {
      banks: { id: number }[];
    };
    const answer = await api.post(
      '/api/v1/mobile/payments',
      {
        amount: due?.amount,
        method_id: banks.banks[0]?.id,
        method_type: 'bank',
        date: '2026-11-20',
        lease: leases.all.find(({ loan_number }) => loan_number === due?.loan_number)?.lease_uuid,
        isPayoffAmount: false,
        authorization: text,
      },
      { token, headers: { 'idempotency-key': 'an-authorized-payment' } },
    );
    const { payment_id: id } = answer.envelope.data as { payment_id: number };
    expect(await find(String(id))).toMatchObject({
      status: 'submitted',
      methodType: 'bank',
      authorization: text,
    });
    const receipt = await file(`${id}/receipt`);
    expect([receipt.statusCode, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(receipt.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(wordsOf(receipt.rawPayload)).toMatch(/^Fernway Leasing\n/);
    for (const path of [`${id}/receipt`, 'statements/2026']) {
      const spanish = await file(`${path}?language=es`);
      expect(spanish.rawPayload.toString('latin1')).toContain('/Lang (es-US)');
      expect((await file(`${path}?language=xx`)).statusCode).toBe(422);
    }
  });

  it('have a statement of each year, also of one in which nothing was paid', async () => {
    const [movement] = await api.db.select().from(movements).limit(1);
    const paid = await file(`statements/${movement?.movedOn.slice(0, 4)}`);
    expect([paid.statusCode, paid.headers['content-disposition']]).toEqual([
      200,
      expect.stringContaining('payments-20'),
    ]);
    const another = await file('statements/1999', 'breeze');
    expect(another.statusCode).toBe(200);
    expect(wordsOf(another.rawPayload)).toMatch(/^Breeze Leasing\n/);
    expect((await file('statements/x')).statusCode).toBe(404);
  });
});
