import { mkdir, rm } from 'node:fs/promises';
import { logs } from './captured-logs.ts';
import { demoPassword } from './customer-api.ts';
import { logFolder, runFolder } from './paths.ts';
import { dropDatabases } from './store.ts';

/** Removes what the last run left behind. */
export default async function emptyRunFolders(): Promise<void> {
  await rm(runFolder, { recursive: true, force: true });
  await rm(logFolder, { recursive: true, force: true });
  await dropDatabases();
  await mkdir(runFolder, { recursive: true });
  logs.rememberSecrets([{ type: 'password', text: demoPassword }]);
}
