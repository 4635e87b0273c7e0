import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertNoSecretsLogged } from '@portal/tooling/process';
import { logFolder } from './paths.ts';
import { dropDatabases } from './store.ts';

/** Runs after all servers have stopped. An error here fails the run, even when all tests have passed. */
export default async function searchLogsForSecrets(): Promise<void> {
  await dropDatabases();
  // PostgreSQL logs too, and names the values that it rejects.
  const { TEST_DATABASE_LOG: databaseLog } = process.env;
  if (databaseLog) copyFileSync(databaseLog, join(logFolder, 'postgres.log'));
  const { lines } = assertNoSecretsLogged(logFolder);
  if (lines === 0)
    throw new Error(`There is no log in ${logFolder}, so the search for secrets proves nothing.`);
}
