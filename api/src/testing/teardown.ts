import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { removePrograms } from './built-program.ts';
import { endEvidence, evidenceFolder } from './evidence.ts';
import { judgeLogs } from './judge-logs.ts';
import { removeTemplate } from './template.ts';

/** Left in its place when it is held against the run. */
export default async function tearDown(): Promise<void> {
  await Promise.all([removePrograms(), removeTemplate()]);
  // The server of the rows logs too, and names the values of what it refuses.
  const { TEST_DATABASE_LOG: log } = process.env;
  if (log) copyFileSync(log, join(evidenceFolder(), 'postgres.log'));
  judgeLogs(evidenceFolder());
  endEvidence();
}
