import { listBanks, listLeases, type WireLeases } from '@portal/api-contract';
import { seededAt } from '../../test/support/store-template.ts';
import { openTestApi, type TestApi } from '../../test/support/test-api.ts';
import { testProcessor } from '../../test/support/test-processor.ts';
import { declinesByCustomer } from './decline-limit.ts';

const minute = 60_000;

describe('declined payments', () => {
  const processor = testProcessor();
  let api: TestApi;
  let keys = 0;
  beforeAll(async () => {
    api = await openTestApi({ processor });
  });
  afterAll(() => api.close());

  /** Returns a function that pays a cent more than is due of a lease, which the processor may decline. */
  const payerOf = async (name: string) => {
    const token = await api.tokenOf(name);
    const listed = await api.get(listLeases.path, { token });
    const { all, current } = listed.envelope.data as WireLeases;
    const due = current?.find(({ MinDue }) => Number(MinDue) > 0);
    const lease = all.find(({ loan_number }) => loan_number === due?.LoanNumber)?.lease_uuid;
    const { banks } = (await api.get(listBanks.path, { token })).envelope.data as { banks: { id: number }[] };
    const order = { method_id: banks[0]?.id, method_type: 'bank', date: '2026-11-20', isPayoffAmount: false };
    return () =>
      api.post(
        '/api/v1/mobile/payments',
        { ...order, lease, amount: due?.MinDue },
        { token, headers: { 'idempotency-key': `declined-${(keys += 1)}` } },
      );
  };

  it('OP-101: stop the customer’s further payments for the rest of an hour, before the processor is asked', async () => {
    const pay = await payerOf('maria');
    processor.fault = 'declined';
    for (let declined = 0; declined < declinesByCustomer; declined += 1) {
      api.setTime(new Date(seededAt.getTime() + declined * minute));
      expect((await pay()).status).toBe(402);
    }
    const asked = processor.asked.length;
    const answer = await pay();
    expect(answer).toMatchObject({
      status: 429,
      retryAfter: 51 * 60,
      envelope: { error: 'Too many payments were declined. Please wait 51 minutes and try again.' },
    });
    expect(processor.asked).toHaveLength(asked);
    processor.fault = 'none';
    expect((await (await payerOf('evan'))()).status).toBe(200);
    api.setTime(new Date(seededAt.getTime() + 60 * minute));
    expect((await pay()).status).toBe(200);
  });

  it('OP-101: are no more than the limit when many payments are sent at the same moment', async () => {
    api.setTime(seededAt);
    processor.fault = 'declined';
    const pay = await payerOf('dana');
    const asked = processor.asked.length;
    const answers = await Promise.all(Array.from({ length: 3 * declinesByCustomer }, () => pay()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([402, 429]));
    expect(processor.asked.length - asked).toBeLessThanOrEqual(declinesByCustomer);
  });
});
