import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertNoSecretsLogged } from '@portal/tooling/process';
import { removePrograms } from './support/built-program.ts';
import { removeLogFolder, capturedLogFolder } from './support/captured-logs.ts';
import { removeTemplates } from './support/store-template.ts';

/** Leaves the logs in their folder when they contain a secret. */
export default async function tearDown(): Promise<void> {
  await Promise.all([removePrograms(), removeTemplates()]);
  // PostgreSQL logs too, and names the values that it rejects.
  const { TEST_DATABASE_LOG: log } = process.env;
  if (log) copyFileSync(log, join(capturedLogFolder(), 'postgres.log'));
  assertNoSecretsLogged(capturedLogFolder());
  removeLogFolder();
}
