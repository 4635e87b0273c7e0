import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { findFreePort } from '@portal/tooling/process';
import { demoPassword } from './customer-api.ts';
import { logs } from './captured-logs.ts';
import { logFolder, portalProgram, root, runFolder, template } from './paths.ts';
import { startApi } from './portal.ts';

const run = promisify(execFile);

/** Composes the site from the latest builds and seeds a database, once for the whole run. */
export default async function prepareTemplate(): Promise<void> {
  await rm(runFolder, { recursive: true, force: true });
  await rm(logFolder, { recursive: true, force: true });
  logs.rememberSecrets([{ type: 'password', text: demoPassword }]);
  await mkdir(runFolder, { recursive: true });
  await run(portalProgram, ['release'], { cwd: root, env: { ...process.env, SITE_DIR: template.site } });
  const api = await startApi(template.data, await findFreePort());
  await api.stop();
}
