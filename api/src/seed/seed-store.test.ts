import { methodTypeOf } from '@portal/domain';
import { count, eq } from 'drizzle-orm';
import { openDatabase, type Database } from '../store/database.ts';
import { leases, movements, payments, retailers, seedings, users } from '../store/schema.ts';
import { copyEmptyTemplate, migrations, seededAt, testPortal } from '../../test/support/store-template.ts';
import { storeType, type TestStore } from '../../test/support/test-store.ts';
import { people } from './people.ts';
import { seed, seedNothing } from './seed.ts';

const options = { timeZone: 'UTC', now: seededAt, retailerCount: 200, portalUrl: testPortal };

const rowsOf = async ({ db }: Database, table: typeof users | typeof retailers) =>
  (await db.select({ rows: count() }).from(table))[0]?.rows;

describe('seeding a store', () => {
  let store: TestStore;
  let database: Database;
  beforeEach(async () => {
    store = await copyEmptyTemplate();
    // Two seed in this process, whose work may keep it from reading an answer in time.
    database = await openDatabase(store.settings, migrations, { query_timeout: 180_000 });
  });
  afterEach(async () => {
    await database.close();
    await store.remove();
  });

  it('API-06: seeds an empty store once, with the requested number of retailers', async () => {
    // More than two statements take.
    const many = { ...options, retailerCount: 2_500 };
    const both = await Promise.all([seed(database.db, many), seed(database.db, many)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['already-seeded', 'seeded']);
    expect(await seed(database.db, many)).toEqual({
      status: 'already-seeded',
      seededOn: '2026-11-20',
      isOfThisRelease: true,
    });
    expect(await rowsOf(database, retailers)).toBe(2_500);
    expect(await rowsOf(database, users)).toBe(people.length);
  });

  if (storeType === 'server') {
    it('API-06: waits for a process that seeds for longer than a statement waits for a row', async () => {
      const impatient = await openDatabase(store.settings, migrations, { lock_timeout: 5 });
      try {
        const both = await Promise.all([seed(impatient.db, options), seed(impatient.db, options)]);
        expect(both.map(({ status }) => status).sort()).toEqual(['already-seeded', 'seeded']);
      } finally {
        await impatient.close();
      }
    });
  }

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

  it('seeds payments with a method of the kind that their type names', async () => {
    await seed(database.db, options);
    const made = await database.db
      .select({ type: movements.paymentType, method: payments.methodType })
      .from(payments)
      .innerJoin(movements, eq(movements.paymentId, payments.id));
    const named = made.filter(({ type }) => methodTypeOf(type) !== null);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ type, method }) => methodTypeOf(type) !== method)).toEqual([]);
    const ofMaria = await database.db
      .select({ method: payments.methodType, last4: payments.methodLast4, status: payments.status })
      .from(payments)
      .innerJoin(leases, eq(leases.id, payments.leaseId))
      .innerJoin(users, eq(users.id, leases.userId))
      .where(eq(users.email, 'maria@portal.test'));
    expect(new Set(ofMaria.map((one) => Object.values(one).join(' ')))).toEqual(
      new Set(['bank 4821 succeeded', 'card 4242 succeeded', 'bank 4821 scheduled']),
    );
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
