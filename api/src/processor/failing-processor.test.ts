import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { addBank, listBanks, makePayment } from '@portal/api-contract';
import { desc } from 'drizzle-orm';
import { payable } from '../../test/contract/failure-cases/payments.ts';
import { dataOf, openTestContext, type TestContext } from '../../test/contract/test-context.ts';
import { UserError } from '../errors/user-error.ts';
import { payments } from '../store/schema.ts';
import { notedProcessor, type FailedRequest } from './noted-processor.ts';
import type { Processor } from './processor.ts';
import { remoteProcessor } from './remote-processor.ts';

const secret = 'secret-of-the-processor';
const charge = {
  key: 'key-1',
  payment: 7,
  lease: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  amountCents: 500,
  currency: 'USD',
  method: { type: 'card', reference: 'r', last4: '4242' },
} as const;
const taken = { key: 'key-1', amount: 500, currency: 'USD', status: 'succeeded', reference: 'ch_1' };

describe('a payment processor that fails', () => {
  let server: Server;
  /** What it answers; null for nothing at all. */
  let answer: { readonly status: number; readonly text: string } | null;
  let processor: Processor;
  let noted: FailedRequest[];

  beforeEach(async () => {
    answer = null;
    server = createServer((_request, response) => {
      if (answer !== null) response.writeHead(answer.status).end(answer.text);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    noted = [];
    processor = notedProcessor(remoteProcessor({ url, secret }, { timeoutMs: 300 }), (failed) => {
      noted.push(failed);
    });
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it.each([
    ['status 401', { status: 401, text: '{}' }],
    ['status 500', { status: 500, text: '{}' }],
    ['shape', { status: 200, text: 'no charge' }],
    ['shape', { status: 200, text: JSON.stringify({ ...taken, key: 'key-2' }) }],
    ['other amount', { status: 200, text: JSON.stringify({ ...taken, amount: 501 }) }],
    ['too late', null],
  ])('API-48: the operator reads "%s" with the number of the payment', async (code, told) => {
    answer = told;
    await expect(processor.charge(charge)).rejects.toMatchObject({ code });
    await expect(processor.find(charge)).rejects.toMatchObject({ code });
    expect(noted).toMatchObject([
      { request: 'charge', payment: 7, key: 'key-1', failure: { type: 'ProcessorError', code } },
      { request: 'find', payment: 7, key: 'key-1', failure: { type: 'ProcessorError', code } },
    ]);
  });

  it.each([
    [{ status: 401, text: '{}' }, 'answered status 401: check PROCESSOR_SECRET.'],
    [{ status: 404, text: '{}' }, 'answered status 404: check the address, or try again later.'],
    [{ status: 200, text: '<html>' }, 'has not the shape that docs/vendor-sandboxes.md describes'],
    [null, 'gave no answer in time: try again later.'],
  ])('a command of the operator that asks ends with a sentence: %j %s', async (told, said) => {
    answer = told;
    const listing = processor.list(new Date(0), new Date(1));
    await expect(listing).rejects.toThrow(UserError);
    await expect(listing).rejects.toThrow(said);
  });

  it('API-48: the operator reads that a processor that does not run has no connection', async () => {
    server.close();
    await once(server, 'close');
    await expect(processor.void('key-1')).rejects.toMatchObject({ code: 'no connection' });
    expect(noted).toMatchObject([{ request: 'void', key: 'key-1', failure: { code: 'no connection' } }]);
  });

  describe('in the api', () => {
    let context: TestContext;
    beforeEach(async () => {
      context = await openTestContext({ processor });
    });
    afterEach(() => context.close());

    it('API-48: the failure is in the log, and the reason is stored with the payment, without the secret', async () => {
      answer = { status: 401, text: '{"message": "The secret is wrong."}' };
      const { status } = await context.send(makePayment, {
        as: 'maria',
        body: await payable(context, 'maria', 'card'),
      });
      expect(status).toBe(409);
      const [payment] = await context.api.db.select().from(payments).orderBy(desc(payments.id)).limit(1);
      expect(payment).toMatchObject({ status: 'processing' });
      expect(JSON.parse(payment?.failure ?? '')).toMatchObject({ code: 'status 401' });
      expect(noted).toMatchObject([{ request: 'charge', payment: payment?.id }]);
      expect(JSON.stringify(noted)).not.toContain(secret);
    });

    const save = () =>
      context.send(addBank, {
        as: 'maria',
        body: { bank: 'Bibb Mutual', routing: '061000104', account: '000123456789' },
      });
    const unavailable = {
      status: 503,
      json: { error: 'Bank accounts can’t be saved right now. Please try again later.' },
    };

    it('API-44: a bank account is not saved, and the customer is asked to try again later', async () => {
      for (const told of [
        { status: 401, text: '{}' },
        { status: 500, text: '{}' },
        { status: 200, text: 'no reference' },
        null,
      ]) {
        answer = told;
        expect(await save()).toMatchObject(unavailable);
      }
      server.closeAllConnections();
      server.close();
      expect(await save()).toMatchObject(unavailable);
      expect(noted.map(({ request, failure }) => ({ request, failure }))).toMatchObject(
        ['status 401', 'status 500', 'shape', 'too late', 'no connection'].map((code) => ({
          request: 'storeBankAccount',
          failure: { code },
        })),
      );
      const { banks } = dataOf<{ banks: { account: string }[] }>(
        await context.send(listBanks, { as: 'maria' }),
      );
      expect(banks.filter(({ account }) => account.endsWith('6789'))).toEqual([]);
    });

    it('API-44: an account that the processor rejects is a mistake in its field', async () => {
      answer = { status: 422, text: '{}' };
      const rejected = await save();
      expect(rejected).toMatchObject({
        status: 422,
        json: { error: { account: [expect.stringContaining('can’t be used') as string] } },
      });
      expect(noted).toEqual([]);
    });
  });
});
