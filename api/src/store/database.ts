import { sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleFolder } from 'drizzle-orm/pglite';
import { migrate as migrateFolder } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { connectionError, tablesError } from './connection-error.ts';
import { openEmbedded } from './embedded-client.ts';
import { lockFolder } from './folder-lock.ts';
import { prepareTables, type EarlierTables } from './prepare-tables.ts';
import { PoolConnection } from './pool-connection.ts';
import * as schema from './schema.ts';

/**
 * A connection or a transaction of either driver; everything that reads or writes takes one. Inside a transaction only
 * its own handle may be used, because on PGlite the outer one waits forever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Where the rows are: embedded in a folder of this machine, or on a server. */
export type StoreLocation =
  | { readonly type: 'folder'; readonly folder: string }
  | { readonly type: 'server'; readonly url: string };

export interface Database {
  readonly db: Db;
  /** Waits for running queries, then closes files and connections. */
  close(): Promise<void>;
}

/** Number of the advisory lock of migrations: of several processes that start at once, one migrates and the others wait. */
const migrationLock = 7_204_418;

/** Milliseconds; a server that runs answers in far less. */
const connectionLimit = 10_000;

/**
 * Milliseconds that a call waits for the database before it fails: for a row that another one has locked, for a
 * statement, for a transaction that does nothing, and for a server that gives no answer at all.
 */
const poolLimits = {
  max: 10,
  lock_timeout: 8_000,
  statement_timeout: 12_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 15_000,
  connectionTimeoutMillis: connectionLimit,
};

interface OpenOptions {
  /** Folder of the generated SQL. */
  readonly migrations: string;
  readonly earlier: EarlierTables;
  readonly limits: typeof poolLimits;
}

/**
 * Opens the store and migrates its tables.
 *
 * @param migrations folder of the generated SQL
 * @param limits of a server's connections
 * @throws FolderInUseError when another process uses the data folder
 * @throws UserError when the folder can't be written or opened, the server can't be reached or lets nobody create the
 *   tables, or a newer build has migrated them
 */
export const openDatabase = (
  store: StoreLocation,
  migrations: string,
  limits: Partial<typeof poolLimits> = {},
): Promise<Database> => open(store, { migrations, earlier: 'migrate', limits: { ...poolLimits, ...limits } });

/**
 * Opens a store for a command that changes no table.
 *
 * @param migrations folder of the generated SQL
 * @throws FolderInUseError and UserError as `openDatabase`, also when the tables are those of an earlier build
 */
export const openMigrated = (store: StoreLocation, migrations: string): Promise<Database> =>
  open(store, { migrations, earlier: 'reject', limits: poolLimits });

const open = (store: StoreLocation, options: OpenOptions) =>
  store.type === 'folder' ? openFolder(store.folder, options) : openServer(store.url, options);

async function openFolder(folder: string, { migrations, earlier }: OpenOptions): Promise<Database> {
  const lock = lockFolder(folder);
  try {
    const client = await openEmbedded(lock.folder);
    const db = drizzleFolder(client, { schema });
    const migrate = () => migrateFolder(db, { migrationsFolder: migrations });
    await prepareTables(db, migrations, { earlier, migrate }).catch(async (error: unknown) => {
      await client.close();
      throw error;
    });
    return {
      db,
      async close() {
        await client.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function openServer(url: string, { limits, ...tables }: OpenOptions): Promise<Database> {
  await prepareOnServer(url, tables);
  const pool = new Pool({ connectionString: url, Client: PoolConnection, ...limits });
  // The pool replaces a connection that breaks while idle; without a listener the event would end the process.
  pool.on('error', () => undefined);
  return { db: drizzleServer(pool, { schema }), close: () => pool.end() };
}

/** Uses a connection of its own, so that the lock ends with it when a migration fails. */
async function prepareOnServer(
  url: string,
  { migrations, earlier }: Omit<OpenOptions, 'limits'>,
): Promise<void> {
  const client = await connect(url);
  try {
    const single = drizzleServer(client, { schema });
    await single.execute(sql`select pg_advisory_lock(${migrationLock})`);
    const migrate = () => migrateServer(single, { migrationsFolder: migrations });
    await prepareTables(single, migrations, { earlier, migrate });
  } catch (error) {
    throw tablesError(url, error) ?? error;
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<Client> {
  try {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: connectionLimit });
    // The running query fails too when the connection breaks; without a listener the event would end the process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    throw connectionError(url, error);
  }
}
