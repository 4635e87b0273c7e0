import { createHash, randomUUID } from 'node:crypto';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { copyFolder } from './copy-folder.ts';
import { root, template } from './paths.ts';

/** Where the rows of an api are: in a folder, by PGlite, or in a database of a PostgreSQL server. */
export type StoreType = 'embedded' | 'server';

/** Environment variables that say to an api where its rows are. */
export interface StoreEnvironment {
  readonly DATA_DIR: string;
  readonly DATABASE_URL: string;
}

/** A store that one api has for itself. */
export interface Store {
  readonly environment: StoreEnvironment;
  remove(): Promise<void>;
}

const serverUrl = process.env['TEST_DATABASE_URL']?.trim() || null;

/** The store of every test that does not ask for the embedded one: on the server of `TEST_DATABASE_URL`, if it names one. */
export const usualStore: StoreType = serverUrl === null ? 'embedded' : 'server';

/** Begins the names of the databases of this checkout; those of another one may be on the same server. */
const prefix = `portal_e2e_${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
const templateDatabase = `${prefix}_template`;

export const embeddedIn = (folder: string): StoreEnvironment => ({ DATA_DIR: folder, DATABASE_URL: '' });

/** Creates the template of a type. @param seed fills the store, which is empty, and closes it */
export async function createTemplate(
  type: StoreType,
  seed: (store: StoreEnvironment) => Promise<void>,
): Promise<void> {
  if (type === 'embedded') {
    await seed(embeddedIn(template.data));
    // Clearing the usual 128 MB takes a good part of the time of each start.
    await appendFile(join(template.data, 'postgresql.conf'), '\nshared_buffers = 8MB\n');
  } else {
    await onServer((client) => client.query(`create database ${templateDatabase}`));
    await seed(inDatabase(templateDatabase));
  }
}

/**
 * Creates a store.
 *
 * @param folder in which an embedded store gets a folder of its own
 * @param content nothing, with which the api seeds it when it starts, or a copy of the template
 */
export async function createStore(
  type: StoreType,
  folder: string,
  content: 'nothing' | 'template',
): Promise<Store> {
  const isCopy = content === 'template';
  if (type === 'embedded') {
    const data = join(folder, 'data');
    if (isCopy) await copyFolder(template.data, data);
    return { environment: embeddedIn(data), remove: () => rm(data, { recursive: true, force: true }) };
  }
  const name = `${prefix}_${randomUUID().replaceAll('-', '')}`;
  const source = isCopy ? `template ${templateDatabase}` : '';
  await onServer((client) => client.query(`create database ${name} ${source}`));
  return {
    environment: inDatabase(name),
    remove: () => onServer((client) => client.query(`drop database ${name} with (force)`)),
  };
}

/** Drops every database that a run of this checkout has left on the server, such as those of a worker that died. */
export async function dropDatabases(): Promise<void> {
  if (serverUrl === null) return;
  await onServer(async (client) => {
    const named = 'select datname as name from pg_database where starts_with(datname, $1)';
    const { rows } = await client.query<{ readonly name: string }>(named, [prefix]);
    for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  });
}

function inDatabase(name: string): StoreEnvironment {
  const url = new URL(assertServer());
  url.pathname = name;
  return { DATA_DIR: '', DATABASE_URL: url.href };
}

async function onServer(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: assertServer() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function assertServer(): string {
  if (serverUrl === null) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server.');
  return serverUrl;
}
