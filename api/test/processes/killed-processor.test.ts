import { randomInt, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CalendarDate } from '@portal/domain';
import { remoteProcessor } from '../../src/processor/remote-processor.ts';
import { reconcile } from '../../src/reconciliation/reconcile.ts';
import { randomFrom } from '../../src/seed/random.ts';
import { openDatabase } from '../../src/store/database.ts';
import { charges, payments } from '../../src/store/schema.ts';
import { signIn, type ApiCustomer } from '../support/api-customer.ts';
import { startApi, type ApiProcess } from '../support/api-process.ts';
import { startProcessorSandbox } from '../support/processor-process.ts';
import { copyTemplate, migrations } from '../support/store-template.ts';
import { storeType, type TestStore } from '../support/test-store.ts';

const setting = (name: string, absent: number) => Number(process.env[name] || absent);
const kills = setting('KILLED_PROCESSOR_KILLS', 6);
const wanted = setting('KILLED_PROCESSOR_PAYMENTS', 30);
/** Determines who is killed and when; the test's name prints it. */
const seed = setting('KILLED_PROCESSOR_SEED', randomInt(1_000_000));

const startedAt = new Date('2026-11-20T12:00:00Z');
const secret = 'secret-of-the-processor';

interface Payment {
  readonly key: string;
  readonly order: object;
}

describe(`an api and its processor that are killed ${kills} times during ${wanted} payments`, () => {
  let store: TestStore;
  let folder: string;
  let apis: (ApiProcess | null)[];
  let processor: ApiProcess;
  let starts = 0;

  beforeAll(async () => {
    store = await copyTemplate();
    folder = await mkdtemp(join(tmpdir(), 'portal-processor-'));
    processor = await startProcessor('0');
    // One process at a time may use an embedded store.
    apis = await Promise.all(Array.from({ length: storeType === 'server' ? 2 : 1 }, run));
  });
  afterAll(async () => {
    for (const each of [...apis, processor]) await each?.kill();
    await store.remove();
    await rm(folder, { recursive: true });
  });

  const startProcessor = (port: string) =>
    startProcessorSandbox({
      PROCESSOR_SANDBOX_PORT: port,
      PROCESSOR_SECRET: secret,
      PROCESSOR_SANDBOX_BOOKS: join(folder, 'books.jsonl'),
      PROCESSOR_SANDBOX_LATENCY: '5',
    });

  const run = async (): Promise<ApiProcess> => {
    const environment = { PROCESSOR_URL: processor.address, PROCESSOR_SECRET: secret, LOG_LEVEL: 'warn' };
    return startApi({ ...store.environment, ...environment });
  };

  /** Sets the clocks ahead of every claim, which takes up what is open. */
  const goOn = async () => {
    starts += 1;
    const now = new Date(startedAt.getTime() + starts * 6 * 60_000).toISOString();
    for (const api of apis) {
      await fetch(`${api?.address}/api/test/clock`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ now }),
      }).catch(() => null);
    }
  };

  /** Sends a payment until somebody has answered for good; true when it was made. */
  const payUntilFinal = async (customer: ApiCustomer, { key, order }: Payment, random: () => number) => {
    for (;;) {
      const api = apis[Math.floor(random() * apis.length)];
      const answer =
        api &&
        (await customer
          .at(api.address)
          .pay(order, key)
          .catch(() => null));
      if (answer?.status === 200 || answer?.status === 402) return answer.status === 200;
      if (answer && answer.status !== 409 && answer.status < 500) {
        throw new RangeError(`A payment was answered ${answer.status}.`);
      }
      await pause(20);
    }
  };

  it(
    `API-48: ledger and processor agree to the cent (${storeType}, KILLED_PROCESSOR_SEED=${seed})`,
    async () => {
      const random = randomFrom(seed);
      const ida = await signIn(apis[0]?.address ?? '', 'ida');
      const { banks } = (await ida.get<{ banks: { id: number }[] }>('banks')).data;
      const { all, current } = await ida.leases();
      const uuids = new Map(all.map(({ loan_number, lease_uuid }) => [loan_number, lease_uuid]));
      const waiting = Array.from({ length: wanted }, (_, index): Payment => {
        const lease = current[index % current.length];
        return {
          key: randomUUID(),
          order: {
            amount: Number(lease?.PymtPerMonth),
            date: '2026-11-20',
            lease: uuids.get(lease?.LoanNumber ?? ''),
            method_type: 'bank',
            method_id: banks[0]?.id,
            isPayoffAmount: false,
          },
        };
      });
      const made: boolean[] = [];
      const portal = async () => {
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          made.push(await payUntilFinal(ida, next, () => random.next()));
        }
      };
      const paying = Promise.all(Array.from({ length: 6 }, portal));
      let isOver = false;
      const over = () => (isOver = true);
      paying.then(over, over);
      for (let kill = 1; kill <= kills; kill += 1) {
        const from = Math.floor(((wanted - 12) * (kill - random.next())) / kills);
        while (made.length < from && !isOver) await pause(1);
        await pause(random.next() * 40);
        const which = random.between(0, apis.length);
        if (which === apis.length) {
          const { port } = new URL(processor.address);
          await processor.kill();
          processor = await startProcessor(port);
        } else {
          await apis[which]?.kill();
          apis[which] = await run();
        }
        await goOn();
      }
      while (!isOver) {
        await goOn();
        await pause(100);
      }
      await paying;
      for (const api of apis) await api?.kill();

      const { db, close } = await openDatabase(store.settings, migrations);
      try {
        const books = remoteProcessor({ url: processor.address, secret });
        // The processor's clock is the machine's.
        const days = [startedAt, new Date()].map((time) => time.toISOString().slice(0, 10) as CalendarDate);
        for (const day of new Set(days)) {
          expect(await reconcile(db, books, day)).toMatchObject({ open: [], differences: [] });
        }
        const stored = await db.select().from(charges);
        const accepted = stored.filter(({ status }) => status === 'accepted');
        expect(accepted).toHaveLength(made.filter(Boolean).length);
        const taken = (await db.select().from(payments)).filter(({ status }) => status === 'submitted');
        expect(taken).toHaveLength(accepted.length);
      } finally {
        await close();
      }
    },
    120_000 + kills * 10_000 + wanted * 500,
  );
});
