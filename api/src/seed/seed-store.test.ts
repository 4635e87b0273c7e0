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

  it('API-06: fills an empty one with as many retailers as are asked for, once', async () => {
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

  it('leaves an empty one empty when that is asked for, and a later start leaves it so', async () => {
    expect(await seedNothing(database.db, options)).toEqual({ status: 'seeded' });
    expect(await seed(database.db, options)).toMatchObject({
      status: 'already-seeded',
      isOfThisRelease: true,
    });
    expect([await rowsOf(database, users), await rowsOf(database, retailers)]).toEqual([0, 0]);
  });

  it('leaves one alone whose accounts no seed has made, also when it is to be seeded afresh', async () => {
    const stranger = { guard: 'client' as const, email: 'someone@example.com', passwordHash: '-' };
    await database.db.insert(users).values({ ...stranger, createdAt: seededAt });
    for (const isFresh of [false, true]) {
      expect(await seed(database.db, { ...options, isFresh })).toEqual({ status: 'occupied' });
    }
    expect(await rowsOf(database, users)).toBe(1);
  });

  it('tells one that another release has filled', async () => {
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

  it('destroys nothing unasked, and replaces everything when asked', async () => {
    await within(({ db }) => db.delete(leases).where(eq(leases.loanNumber, 'FW-204418')));
    const kept = await within((database) => rowsOf(database, payments));
    const refused = await run('--stores', '300');
    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/was seeded on 2026-11-20: nothing was changed\. --fresh .* throws away/);
    expect(refused.said.split('\n')).toHaveLength(1);
    expect(await within((database) => rowsOf(database, payments))).toBe(kept);

    const replaced = await run('--stores', '300', '--fresh');
    expect(replaced.said).toMatch(
      new RegExp(`has the demo's data: ${people.length} accounts, 300 stores\\.$`),
    );
    expect(replaced.code).toBe(0);
    expect(await within((database) => rowsOf(database, payments))).toBeGreaterThan(kept ?? 0);

    const emptied = await run('--empty', '--fresh');
    expect(emptied.code).toBe(0);
    expect(emptied.said).toMatch(/nothing in them/);
    expect(await within((database) => rowsOf(database, users))).toBe(0);
  }, 60_000);

  it('needs no mail server outside the demo, where it seeds nobody', async () => {
    const emptied = await runWith({ DEMO: 'false' }, '--empty', '--fresh');
    expect(emptied.said).toMatch(/nothing in them/);
    expect(emptied.code).toBe(0);
    const refused = await runWith({ DEMO: 'false' }, '--fresh');
    expect(refused.said).toMatch(/^DEMO must be true to seed its people/);
    expect(refused.code).toBe(1);
  }, 60_000);
});
