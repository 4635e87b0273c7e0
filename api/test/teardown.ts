import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { removePrograms } from './support/built-program.ts';
import { removeLogFolder, capturedLogFolder } from './support/captured-logs.ts';
import { assertNoSecretsLogged } from './support/assert-no-secrets-logged.ts';
import { removeTemplate } from './support/store-template.ts';

/** Left in its place when it is held against the run. */
export default async function tearDown(): Promise<void> {
  await Promise.all([removePrograms(), removeTemplate()]);
  // The server of the rows logs too, and names the values of what it refuses.
  const { TEST_DATABASE_LOG: log } = process.env;
  if (log) copyFileSync(log, join(capturedLogFolder(), 'postgres.log'));
  assertNoSecretsLogged(capturedLogFolder());
  removeLogFolder();
}
