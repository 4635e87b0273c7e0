import { execFile } from 'node:child_process';
import { count, eq } from 'drizzle-orm';
import { utcDay } from '../clock/customer-day.ts';
import { openDatabase, type Database } from '../store/database.ts';
import { leases, payments, retailers, seedings, users } from '../store/schema.ts';
import { programPath } from '../../test/support/built-program.ts';
import { copyTemplate, migrations, seededAt, testPortal } from '../../test/support/store-template.ts';
import { createStore, type TestStore } from '../../test/support/test-store.ts';
import { people } from './people.ts';
import { seed, seedNothing } from './seed.ts';

// Each test fills a store, some twice, which takes a loaded machine longer than the usual limit.
jest.setTimeout(60_000);

const options = { now: seededAt, retailerCount: 200, portalUrl: testPortal };

const today = utcDay(seededAt);

const rowsOf = async ({ db }: Database, table: typeof users | typeof retailers | typeof payments) =>
  (await db.select({ rows: count() }).from(table))[0]?.rows;

describe('seeding a store', () => {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await createStore();
    database = await openDatabase(store.settings, migrations);
  });
  afterEach(async () => {
    await database.db.insert(seedings).values({ name: 'demo', seededOn: today }).onConflictDoNothing();
    await seedNothing(database.db, { ...options, isFresh: true });
    await database.db.delete(seedings);
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  it('API-06: seeds an empty store once, with the requested number of retailers', async () => {
    const many = { ...options, retailerCount: 10_000 };
    const both = await Promise.all([seed(database.db, many), seed(database.db, many)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['already-seeded', 'seeded']);
    expect(await seed(database.db, many)).toEqual({
      status: 'already-seeded',
      seededOn: '2026-11-20',
      isOfThisRelease: true,
    });
    expect(await rowsOf(database, retailers)).toBe(10_000);
    expect(await rowsOf(database, users)).toBe(people.length);
  }, 60_000);

  it('leaves a store empty when asked to, and a later start does not seed it', async () => {
    expect(await seedNothing(database.db, options)).toEqual({ status: 'seeded' });
    expect(await seed(database.db, options)).toMatchObject({
      status: 'already-seeded',
      isOfThisRelease: true,
    });
    expect([await rowsOf(database, users), await rowsOf(database, retailers)]).toEqual([0, 0]);
  });

  it('never touches a store with accounts that were not seeded, even with isFresh', async () => {
    const stranger = { guard: 'client' as const, email: 'someone@example.com', passwordHash: '-' };
    await database.db.insert(users).values({ ...stranger, createdAt: seededAt });
    for (const isFresh of [false, true]) {
      expect(await seed(database.db, { ...options, isFresh })).toEqual({ status: 'occupied' });
    }
    expect(await rowsOf(database, users)).toBe(1);
  });

  it('recognises a store that another release has seeded', async () => {
    await seed(database.db, options);
    await database.db.update(seedings).set({ seedVersion: 'another' });
    expect(await seed(database.db, options)).toMatchObject({
      status: 'already-seeded',
      isOfThisRelease: false,
    });
  });
});

describe('the seed command', () => {
  let store: TestStore;
  beforeEach(async () => {
    store = await copyTemplate();
  });
  afterEach(() => store.remove());

  const run = (...args: string[]) => runWith({}, ...args);

  const runWith = (settings: Record<string, string>, ...args: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [programPath('seed'), ...args],
        { env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...store.environment, ...settings } },
        (_error, out, complaint) => resolve({ code: child.exitCode ?? 1, said: `${out}${complaint}`.trim() }),
      );
    });

  const within = async <Value>(look: (database: Database) => Promise<Value>) => {
    const database = await openDatabase(store.settings, migrations);
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  };

  it('deletes nothing unless asked, and replaces everything when asked', async () => {
    await within(({ db }) => db.delete(leases).where(eq(leases.loanNumber, 'FW-204418')));
    const kept = await within((database) => rowsOf(database, payments));
    const rejected = await run('--stores', '300');
    expect(rejected.code).toBe(1);
    expect(rejected.said).toMatch(/was seeded on 2026-11-20: nothing was changed\. --fresh deletes/);
    expect(rejected.said.split('\n')).toHaveLength(1);
    expect(await within((database) => rowsOf(database, payments))).toBe(kept);

    const replaced = await run('--stores', '300', '--fresh');
    expect(replaced.said).toMatch(
      new RegExp(`has the demo's data: ${people.length} accounts, 300 stores\\.$`),
    );
    expect(replaced.code).toBe(0);
    expect(await within((database) => rowsOf(database, payments))).toBeGreaterThan(kept ?? 0);

    const emptied = await run('--empty', '--fresh');
    expect(emptied.code).toBe(0);
    expect(emptied.said).toMatch(/has empty tables/);
    expect(await within((database) => rowsOf(database, users))).toBe(0);
  }, 60_000);

  it('needs no mail server outside the demo, where it seeds no accounts', async () => {
    const emptied = await runWith({ DEMO: 'false' }, '--empty', '--fresh');
    expect(emptied.said).toMatch(/has empty tables/);
    expect(emptied.code).toBe(0);
    const rejected = await runWith({ DEMO: 'false' }, '--fresh');
    expect(rejected.said).toMatch(/^DEMO must be true to seed its accounts/);
    expect(rejected.code).toBe(1);
  }, 60_000);
});
