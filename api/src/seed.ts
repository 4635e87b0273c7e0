import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { count } from 'drizzle-orm';
import { UserError } from './errors/user-error.ts';
import { seed, seedNothing, type SeedOutcome } from './seed/seed.ts';
import { readSeedOrder, seedUsage, type StoreOrder } from './seed/seed-order.ts';
import { readSeedSettings, type SeedSettings } from './settings/settings.ts';
import { openDatabase, type Db, type StoreLocation } from './store/database.ts';
import { retailers, users } from './store/schema.ts';

const workspace = fileURLToPath(new URL('..', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Names the store in messages. The address of a server has a password, so only host and database are named. */
function nameOf(store: StoreLocation): string {
  if (store.type === 'folder') return `The data folder ${store.folder}`;
  const { host, pathname } = new URL(store.url);
  return `The database ${pathname.slice(1)}${host && ` at ${host}`}`;
}

async function runOrder(order: StoreOrder, settings: SeedSettings, db: Db): Promise<SeedOutcome> {
  const now = (settings.clock.type === 'settable' && settings.clock.start) || new Date();
  const { isFresh } = order;
  const { timeZone } = settings;
  if (order.type === 'empty') return seedNothing(db, { now, timeZone, isFresh });
  const retailerCount = order.stores ?? settings.seededRetailers;
  return seed(db, { now, timeZone, isFresh, retailerCount, portalUrl: settings.portalUrl });
}

async function report(outcome: SeedOutcome, order: StoreOrder, store: string, db: Db): Promise<number> {
  if (outcome.status === 'occupied') {
    console.error(`${store} has accounts that were not seeded: nothing was changed. Use another store.`);
    return 1;
  }
  if (outcome.status === 'already-seeded') {
    console.error(
      `${store} was seeded on ${outcome.seededOn}: nothing was changed. --fresh deletes everything in it and seeds it again.`,
    );
    return 1;
  }
  if (order.type === 'empty') {
    console.log(`${store} has empty tables. Starting the api does not fill them.`);
    return 0;
  }
  const [people] = await db.select({ rows: count() }).from(users);
  const [stores] = await db.select({ rows: count() }).from(retailers);
  console.log(`${store} has the demo's data: ${people?.rows} accounts, ${stores?.rows} stores.`);
  return 0;
}

async function main(): Promise<number> {
  const order = readSeedOrder(process.argv.slice(2));
  if (order.type === 'help') {
    console.log(seedUsage);
    return 0;
  }
  const settings = readSeedSettings(process.env, repository);
  if (!settings.demo && order.type === 'demo') {
    throw new UserError(
      'DEMO must be true to seed its accounts, because everybody knows their password. --empty works without it.',
    );
  }
  const database = await openDatabase(settings.store, join(workspace, 'migrations'));
  try {
    const outcome = await runOrder(order, settings, database.db);
    return await report(outcome, order, nameOf(settings.store), database.db);
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof UserError ? error.message : error);
  process.exitCode = 1;
}
