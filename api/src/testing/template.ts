import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seed } from '../seed/seed.ts';
import { openDatabase } from '../store/database.ts';

export const migrations = join(__dirname, '../../migrations');
/** The day that the tests' data is seeded on: a Friday, at noon in UTC. */
export const seededAt = new Date('2026-11-20T12:00:00Z');
export const retailerCount = 1200;

/** Where the folder is that every test file copies: seeding anew would take each of them seconds. */
export const templateVariable = 'PORTAL_API_TEST_TEMPLATE';

export async function makeTemplate(): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'portal-api-template-'));
  const database = await openDatabase({ kind: 'folder', folder: join(root, 'data') }, migrations);
  await seed(database.db, { now: seededAt, retailerCount });
  await database.close();
  process.env[templateVariable] = root;
}

export async function removeTemplate(): Promise<void> {
  const root = process.env[templateVariable];
  if (root !== undefined) await rm(root, { recursive: true, force: true });
}
