import { join } from 'node:path';
import { seed } from '../../src/seed/seed.ts';
import { openDatabase, type StoreLocation } from '../../src/store/database.ts';
import { createStore, type TestStore } from './test-store.ts';

export const migrations = join(__dirname, '../../migrations');
/** The day that the tests' data is seeded on: a Friday, at noon in UTC. */
export const seededAt = new Date('2026-11-20T12:00:00Z');
/** Where the links of the tests' mails lead. */
export const testPortal = 'https://portal.test';
export const retailerCount = 1200;

/** Tells the test files where the store is that each copies: seeding anew would take each of them seconds. */
const templateVariable = 'PORTAL_API_TEST_TEMPLATE';

let template: TestStore | null = null;

export async function createTemplate(): Promise<void> {
  template = await createStore();
  process.env[templateVariable] = JSON.stringify(template.settings);
  try {
    const database = await openDatabase(template.settings, migrations);
    try {
      await seed(database.db, { now: seededAt, retailerCount, portalUrl: testPortal });
    } finally {
      await database.close();
    }
  } catch (error) {
    await removeTemplate();
    throw error;
  }
}

export async function removeTemplate(): Promise<void> {
  await template?.remove();
  template = null;
}

/** A seeded store for the test's own use. */
export async function copyTemplate(): Promise<TestStore> {
  return createStore(JSON.parse(process.env[templateVariable] ?? '') as StoreLocation);
}
