import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { linuxMemoryFolder, memoryFolder } from '@portal/tooling/process';
import { Client } from 'pg';
import { isAlive } from '../../src/store/process-identity.ts';
import type { StoreLocation } from '../../src/store/database.ts';

/**
 * Where the tests' rows are: databases of their own on the PostgreSQL server that `TEST_DATABASE_URL` names,
 * else embedded ones in temporary folders.
 */
const serverUrl = process.env.TEST_DATABASE_URL?.trim() || null;
export const storeType: StoreLocation['type'] = serverUrl === null ? 'folder' : 'server';

/** A store that one test or test file has for itself. */
export interface TestStore {
  readonly settings: StoreLocation;
  /** Environment variables that give it to a process. */
  readonly environment: Readonly<Record<string, string>>;
  remove(): Promise<void>;
}

const storePrefix = 'portal-api-test-';

/** Removes the embedded stores of runs that were killed: those in memory would take it until the system starts again. */
export async function removeAbandonedStores(): Promise<void> {
  for (const folder of [linuxMemoryFolder, tmpdir()].filter(existsSync)) {
    const names = (await readdir(folder)).filter(isAbandoned);
    // Those of another user can't be removed.
    await Promise.allSettled(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
  }
}

/** Whether a file has the name of a store whose process has ended. */
function isAbandoned(name: string): boolean {
  const pid = name.startsWith(storePrefix) ? Number.parseInt(name.slice(storePrefix.length), 10) : NaN;
  return pid > 0 && !isAlive({ pid, started: null });
}

/** @param template copied when given; it must be closed */
export async function createStore(template?: StoreLocation): Promise<TestStore> {
  if (serverUrl === null) return makeFolder(template?.type === 'folder' ? template.folder : null);
  return makeDatabase(serverUrl, template?.type === 'server' ? template.url : null);
}

async function makeFolder(template: string | null): Promise<TestStore> {
  const root = await mkdtemp(join(memoryFolder() ?? tmpdir(), `${storePrefix}${process.pid}-`));
  const folder = join(root, 'data');
  // A thousand files: Node's own copy takes three times as long.
  if (template !== null) await promisify(execFile)('cp', ['-R', template, folder]);
  return {
    settings: { type: 'folder', folder },
    environment: { DATA_DIR: folder },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function makeDatabase(server: string, template: string | null): Promise<TestStore> {
  const name = `portal_test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = name;
  const source = template === null ? '' : `template ${new URL(template).pathname.slice(1)}`;
  await onServer(server, `create database ${name} ${source}`);
  return {
    settings: { type: 'server', url: url.href },
    environment: { DATABASE_URL: url.href },
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
