import type { CalendarDate } from '@portal/domain';
import { and, eq, lt } from 'drizzle-orm';
import { storeFile } from '../../src/files/file-store.ts';
import { openDatabase, type Db } from '../../src/store/database.ts';
import { files, payments, seedings, users } from '../../src/store/schema.ts';
import { signIn, type ApiCustomer } from '../support/api-customer.ts';
import { startApi, type ApiProcess } from '../support/api-process.ts';
import { daysLater } from '../support/reminders.ts';
import { copyTemplate, migrations, seededAt } from '../support/store-template.ts';
import { type TestStore } from '../support/test-store.ts';
import { until } from '../support/until.ts';

const outsideDemo = {
  DEMO: 'false',
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'help@portal.example',
  PORTAL_URL: 'http://127.0.0.1:9',
};

describe('the api as a process', () => {
  let store: TestStore;
  const started: ApiProcess[] = [];

  beforeEach(async () => {
    store = await copyTemplate();
  });
  afterEach(async () => {
    for (const api of started.splice(0)) await api.kill();
    await store.remove();
  });

  const run = async (environment: Readonly<Record<string, string>> = {}) => {
    const api = await startApi({ ...store.environment, ...environment });
    started.push(api);
    return api;
  };

  /** Reads or changes the rows while no api runs. */
  const inStore = async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    const { db, close } = await openDatabase(store.settings, migrations);
    try {
      return await work(db);
    } finally {
      await close();
    }
  };

  /** A minute after the first start: what a process that was killed had begun is free to be taken up. */
  const runLater = () => run({ TEST_CLOCK: '2026-11-20T12:01:00Z' });

  const evan = async ({ address }: ApiProcess) => {
    const customer = await signIn(address, 'evan');
    const [lease] = (await customer.leases()).all;
    const { cards } = (await customer.get<{ cards: { id: number }[] }>('cards')).data;
    const { banks } = (await customer.get<{ banks: { id: number }[] }>('banks')).data;
    return { ...customer, lease, slowCard: cards[1]?.id, bank: banks[0]?.id };
  };
  const historyOf = ({ history }: ApiCustomer, lease: { loan_number: unknown } | undefined) =>
    history([String(lease?.loan_number)]);
  const untilAttempt = ({ get }: ApiCustomer, key: string, status: 'processing' | 'final') =>
    until(async () => (await get<{ status: string }>(`payments/attempts/${key}`)).data.status === status);

  const order = { date: '2026-11-20', isPayoffAmount: false };

  it('API-48: when the api is killed while the processor is asked, a retry with the same key makes one payment', async () => {
    const first = await run();
    const { lease, slowCard, ...customer } = await evan(first);
    const before = (await historyOf(customer, lease)).length;
    const body = {
      ...order,
      amount: 62.5,
      lease: lease?.lease_uuid,
      method_type: 'card',
      method_id: slowCard,
    };
    const lost = customer.pay(body, 'killed-while-asking').catch(() => 'lost');
    await untilAttempt(customer, 'killed-while-asking', 'processing');
    await first.kill();
    expect(await lost).toBe('lost');

    const again = customer.at((await runLater()).address);
    await untilAttempt(again, 'killed-while-asking', 'final');
    expect((await again.pay(body, 'killed-while-asking')).status).toBe(200);
    expect(await historyOf(again, lease)).toHaveLength(before + 1);
  });

  it('API-48: when the api is killed after the commit and before the answer, a retry finds the payment', async () => {
    const first = await run();
    const { lease, bank, ...customer } = await evan(first);
    const before = (await historyOf(customer, lease)).length;
    const body = { ...order, amount: 63.13, lease: lease?.lease_uuid, method_type: 'bank', method_id: bank };
    expect(await customer.pay(body, 'killed-after-commit').catch(() => 'lost')).toBe('lost');
    await first.kill();

    const again = customer.at((await runLater()).address);
    expect((await again.pay(body, 'killed-after-commit')).status).toBe(200);
    expect(await historyOf(again, lease)).toHaveLength(before + 1);
  });

  it('API-48: outside the demo, without a payment processor, it starts, logs that, and approves no payment', async () => {
    // As if evan had registered.
    await inStore((db) => db.delete(seedings));
    const api = await run(outsideDemo);
    const { lease, bank, ...customer } = await evan(api);
    const body = { ...order, amount: 62.5, lease: lease?.lease_uuid, method_type: 'bank', method_id: bank };
    expect((await customer.pay(body, 'nobody-to-ask')).status).toBe(503);
    expect(api.output()).toContain('no payment processor is set up: payments are answered with 503');
    expect(api.output()).toContain('receipts name the company of the demo');
  });

  it('API-48: with WORKERS=0 it draws no scheduled payment, whose day has come', async () => {
    const waiting = () =>
      inStore((db) =>
        db.$count(
          payments,
          and(eq(payments.status, 'scheduled'), lt(payments.payOn, '2026-12-20' as CalendarDate)),
        ),
      );
    const before = await waiting();
    expect(before).toBeGreaterThan(0);
    const later = { TEST_CLOCK: '2026-12-20T12:00:00Z' };
    const api = await run({ ...later, WORKERS: '0' });
    // Stopping waits for the work that a worker began at the start.
    await api.stop();
    expect(api.output()).toContain('the workers are off (WORKERS=0)');
    expect(await waiting()).toBe(before);
    await (await run(later)).stop();
    expect(await waiting()).toBeLessThan(before);
  });

  it('API-88: a worker deletes a file that was not sent with a form within a day', async () => {
    await inStore(async (db) => {
      const [user] = await db.select().from(users).limit(1);
      const file = { name: 'a.pdf', contentType: 'application/pdf', content: Buffer.from('hello') };
      await storeFile(db, user?.id ?? 0, file, seededAt);
    });
    await (await run({ TEST_CLOCK: daysLater(1).toISOString() })).stop();
    expect(await inStore((db) => db.$count(files))).toBe(0);
  });

  it('answers requests in flight when it is stopped, logs no secret, and unlocks the folder', async () => {
    const first = await run();
    const { lease, slowCard, ...customer } = await evan(first);
    const body = {
      ...order,
      amount: 62.5,
      lease: lease?.lease_uuid,
      method_type: 'card',
      method_id: slowCard,
    };
    const paying = customer.pay(body, 'stopped-in-flight');
    await untilAttempt(customer, 'stopped-in-flight', 'processing');
    await Promise.all([first.stop(), paying.then(({ status }) => expect(status).toBe(200))]);
    expect((await first.exit).code).toBe(0);
    expect(first.output()).toContain('/api/v1/mobile/payments');
    for (const secret of [
      'Portal!demo1',
      customer.token,
      'Bearer',
      'evan@portal.test',
      'stopped-in-flight',
      '6104',
    ]) {
      expect(first.output()).not.toContain(secret);
    }
    await (await run()).stop();
  });
});
