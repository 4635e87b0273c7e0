import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import { promisify } from 'node:util';
import { demoPassword } from './customer-api.ts';
import { keepSecret } from './evidence.ts';
import { freePort } from './free-port.ts';
import { logFolder, portalProgram, root, runFolder, template } from './paths.ts';
import { startApi } from './portal.ts';

const run = promisify(execFile);

/** Composes the site of the builds that stand in the workspaces, and seeds a database, once for all tests. */
export default async function prepareTemplate(): Promise<void> {
  await rm(runFolder, { recursive: true, force: true });
  await rm(logFolder, { recursive: true, force: true });
  keepSecret({ kind: 'password', text: demoPassword });
  await mkdir(runFolder, { recursive: true });
  await run(portalProgram, ['release'], { cwd: root, env: { ...process.env, SITE_DIR: template.site } });
  const api = await startApi(template.data, await freePort());
  await api.stop();
}
