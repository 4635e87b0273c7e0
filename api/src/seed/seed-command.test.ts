import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { count, eq } from 'drizzle-orm';
import { openDatabase, type Database } from '../store/database.ts';
import { leases, payments, users } from '../store/schema.ts';
import { programPath } from '../../test/support/built-program.ts';
import { copyTemplate, migrations } from '../../test/support/store-template.ts';
import { type TestStore } from '../../test/support/test-store.ts';
import { people } from './people.ts';

const rowsOf = async ({ db }: Database, table: typeof users | typeof payments) =>
  (await db.select({ rows: count() }).from(table))[0]?.rows;

describe('the seed command', () => {
  let store: TestStore;
  beforeEach(async () => {
    store = await copyTemplate();
  });
  afterEach(() => store.remove());

  const run = (...args: string[]) => runWith({}, ...args);

  it('DATA_DIR counts from the repository, in whatever folder it is run', async () => {
    // The program was built for this run, into a folder of its own that is removed after it.
    const programs = join(dirname(programPath('seed')), '..');
    const folder = join(programs, 'data-of-test');
    const settings = { DATABASE_URL: '', DATA_DIR: relative(join(programs, '..'), folder) };
    expect(await runWith(settings, '--empty')).toEqual({
      code: 0,
      said: `The data folder ${folder} has empty tables. Starting the api does not fill them.`,
    });
  });

  const runWith = (settings: Record<string, string>, ...args: string[]) =>
    new Promise<{ code: number; said: string }>((resolve) => {
      const child = execFile(
        process.execPath,
        [programPath('seed'), ...args],
        {
          cwd: tmpdir(),
          env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...store.environment, ...settings },
        },
        (_error, out, complaint) => resolve({ code: child.exitCode ?? 1, said: `${out}${complaint}`.trim() }),
      );
    });

  const within = async <Value>(look: (database: Database) => Promise<Value>) => {
    const database = await openDatabase(store.settings, migrations);
    try {
      return await look(database);
    } finally {
      await database.close();
    }
  };

  it('deletes nothing unless asked, and replaces everything when asked', async () => {
    const kept = await within(async (database) => {
      await database.db.delete(leases).where(eq(leases.loanNumber, 'FW-204418'));
      return rowsOf(database, payments);
    });
    const rejected = await run('--stores', '300');
    expect(rejected.code).toBe(1);
    expect(rejected.said).toMatch(/was seeded on 2026-11-20: nothing was changed\. --fresh deletes/);
    expect(rejected.said.split('\n')).toHaveLength(1);
    expect(await within((database) => rowsOf(database, payments))).toBe(kept);

    const replaced = await run('--stores', '300', '--fresh');
    expect(replaced.said).toMatch(
      new RegExp(`has the demo's data: ${people.length} accounts, 300 stores\\.$`),
    );
    expect(replaced.code).toBe(0);
    expect(await within((database) => rowsOf(database, payments))).toBeGreaterThan(kept ?? 0);

    const emptied = await run('--empty', '--fresh');
    expect(emptied.code).toBe(0);
    expect(emptied.said).toMatch(/has empty tables/);
    expect(await within((database) => rowsOf(database, users))).toBe(0);
  });

  it('needs no mail server outside the demo, where it seeds no accounts', async () => {
    const emptied = await runWith({ DEMO: 'false' }, '--empty', '--fresh');
    expect(emptied.said).toMatch(/has empty tables/);
    expect(emptied.code).toBe(0);
    const rejected = await runWith({ DEMO: 'false' }, '--fresh');
    expect(rejected.said).toMatch(/^DEMO must be true to seed its accounts/);
    expect(rejected.code).toBe(1);
  });
});
