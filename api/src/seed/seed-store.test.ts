import { count } from 'drizzle-orm';
import { openDatabase, type Database } from '../store/database.ts';
import { retailers, users } from '../store/schema.ts';
import { migrations, seededAt, testPortal } from '../testing/template.ts';
import { makeStore, type TestStore } from '../testing/test-store.ts';
import { people } from './people.ts';
import { seed } from './seed.ts';

describe('seeding a store', () => {
  let store: TestStore;
  let database: Database;
  beforeAll(async () => {
    store = await makeStore();
    database = await openDatabase(store.settings, migrations);
  });
  afterAll(async () => {
    await database.close();
    await store.remove();
  });

  it('API-06: fills an empty one with as many retailers as are asked for, once', async () => {
    const options = { now: seededAt, retailerCount: 10_000, portalUrl: testPortal };
    const both = await Promise.all([seed(database.db, options), seed(database.db, options)]);
    expect(both.sort()).toEqual([false, true]);
    expect(await seed(database.db, options)).toBe(false);
    expect(await database.db.select({ rows: count() }).from(retailers)).toEqual([{ rows: 10_000 }]);
    expect(await database.db.select({ rows: count() }).from(users)).toEqual([{ rows: people.length }]);
  }, 60_000);
});
