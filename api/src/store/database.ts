import { sql } from 'drizzle-orm';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleFolder } from 'drizzle-orm/pglite';
import { migrate as migrateFolder } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { connectionError } from './connection-error.ts';
import { openEmbedded } from './embedded-client.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/**
 * A connection or a transaction of either driver: everything that reads and writes takes one. Inside a
 * transaction only its own handle may be used, for on PGlite the outer one waits for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** Where the rows are: embedded in a folder of this machine, or on a server. */
export type StoreLocation =
  { readonly type: 'folder'; readonly folder: string } | { readonly type: 'server'; readonly url: string };

export interface Database {
  readonly db: Db;
  /** Waits for what is under way, then lets go of files and connections. */
  close(): Promise<void>;
}

/** Several processes may start on one server together: one migrates, the others wait for it. */
const migrationLock = 7_204_418;

/** Milliseconds; a server that is there answers in far less. */
const connectionLimit = 10_000;

/**
 * Opens the store and brings its tables up to date.
 *
 * @param migrations folder of the generated SQL
 * @throws FolderInUseError when another process has the data folder
 * @throws UserError when the folder can't be written, or the server can't be reached
 */
export async function openDatabase(store: StoreLocation, migrations: string): Promise<Database> {
  return store.type === 'folder' ? openFolder(store.folder, migrations) : openServer(store.url, migrations);
}

async function openFolder(folder: string, migrationsFolder: string): Promise<Database> {
  const lock = lockFolder(folder);
  try {
    const client = await openEmbedded(lock.folder);
    const db = drizzleFolder(client, { schema });
    await migrateFolder(db, { migrationsFolder });
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

async function openServer(url: string, migrationsFolder: string): Promise<Database> {
  await migrateOnServer(url, migrationsFolder);
  const pool = new Pool({ connectionString: url, max: 10 });
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return { db: drizzleServer(pool, { schema }), close: () => pool.end() };
}

/** By a connection of its own: the lock can't outlive a failed migration. */
async function migrateOnServer(url: string, migrationsFolder: string): Promise<void> {
  const client = await connect(url);
  try {
    const single = drizzleServer(client, { schema });
    await single.execute(sql`select pg_advisory_lock(${migrationLock})`);
    await migrateServer(single, { migrationsFolder });
  } finally {
    await client.end();
  }
}

async function connect(url: string): Promise<Client> {
  try {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: connectionLimit });
    // What breaks the connection fails the query under way too; unheard, the event would end the process.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  } catch (error) {
    throw connectionError(url, error);
  }
}
