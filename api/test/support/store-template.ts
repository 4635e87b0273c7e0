import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { seed } from '../../src/seed/seed.ts';
import { openDatabase, type Db, type StoreLocation } from '../../src/store/database.ts';
import { createStore, removeAbandonedStores, type TestStore } from './test-store.ts';

export const migrations = join(__dirname, '../../migrations');
/** The day that the tests' data is seeded on: a Friday, at noon in UTC. */
export const seededAt = new Date('2026-11-20T12:00:00Z');
/** Address of the portal in the links of emails. */
export const testPortal = 'https://portal.test';
/** Address of the brand that has one of its own. */
export const testBrands = { breeze: 'https://breeze.test' };
/** Time zone of the leases. */
export const testTimeZone = 'UTC';
export const retailerCount = 1200;

interface Templates {
  /** Its tables are empty. */
  readonly empty: StoreLocation;
  readonly seeded: StoreLocation;
}

/** Environment variable with the stores that test files copy, because creating and seeding one takes seconds. */
const templatesVariable = 'PORTAL_API_TEST_TEMPLATES';

const created: TestStore[] = [];

export async function createTemplates(): Promise<void> {
  await removeAbandonedStores();
  try {
    const empty = await createTemplate(undefined, async () => {});
    if (empty.type === 'folder') await shrinkBuffers(empty.folder);
    const seeded = await createTemplate(empty, (db) =>
      seed(db, { now: seededAt, timeZone: testTimeZone, retailerCount, portalUrl: testPortal }),
    );
    process.env[templatesVariable] = JSON.stringify({ empty, seeded } satisfies Templates);
  } catch (error) {
    await removeTemplates();
    throw error;
  }
}

async function createTemplate(
  source: StoreLocation | undefined,
  fill: (db: Db) => Promise<unknown>,
): Promise<StoreLocation> {
  const store = await createStore(source);
  created.push(store);
  const database = await openDatabase(store.settings, migrations);
  try {
    await fill(database.db);
  } finally {
    await database.close();
  }
  return store.settings;
}

/** Clearing the usual 128 MB takes half of the time of opening an embedded store. */
const shrinkBuffers = (folder: string) =>
  appendFile(join(folder, 'postgresql.conf'), '\nshared_buffers = 8MB\n');

export async function removeTemplates(): Promise<void> {
  for (const store of created.splice(0)) await store.remove();
}

const templates = () => JSON.parse(process.env[templatesVariable] ?? '') as Templates;

/** A seeded store for the test's own use. */
export const copyTemplate = (): Promise<TestStore> => createStore(templates().seeded);

/** A migrated store without rows for the test's own use. */
export const copyEmptyTemplate = (): Promise<TestStore> => createStore(templates().empty);
