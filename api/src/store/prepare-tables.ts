// cspell:ignore regclass
import { sql, type SQL } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { UserError } from '../errors/user-error.ts';

/** What is done with tables of an earlier build: the api migrates them, a command leaves that to the api. */
export type EarlierTables = 'migrate' | 'reject';

/** The part of a store that is asked here. */
interface Asked {
  execute(query: SQL): PromiseLike<unknown>;
}

/**
 * Brings the tables up to date, or checks that they are.
 *
 * @param migrationsFolder of the generated SQL
 * @param migrate runs the migrations that are missing
 * @throws UserError when a newer build has migrated the tables, and when earlier tables are rejected
 */
export async function prepareTables(
  db: Asked,
  migrationsFolder: string,
  { earlier, migrate }: { readonly earlier: EarlierTables; readonly migrate: () => Promise<void> },
): Promise<void> {
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const applied = await appliedMigrations(db);
  if (applied.some((migration) => !known.has(migration))) {
    throw new UserError(
      'The database has the tables of a newer build. Start that build, or restore a backup from before the update (docs/operating.md).',
    );
  }
  if (earlier === 'migrate') return migrate();
  if (applied.length < known.size) {
    throw new UserError(
      'The database has the tables of an earlier build. Run this command with that build, or start the api of this one first (docs/operating.md).',
    );
  }
}

/** Returns the migrations that were run, by their times in the journal. */
async function appliedMigrations(db: Asked): Promise<readonly number[]> {
  const rowsOf = async (query: SQL) =>
    ((await db.execute(query)) as { readonly rows: readonly { readonly value: unknown }[] }).rows;
  const [table] = await rowsOf(sql`select to_regclass('drizzle.__drizzle_migrations') as value`);
  if (!table?.value) return [];
  const applied = await rowsOf(sql`select created_at as value from drizzle.__drizzle_migrations`);
  return applied.map(({ value }) => Number(value));
}
