import { execFile } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '@portal/tooling/process';
import { portalProgram, root, template } from './paths.ts';
import { startApi } from './portal.ts';

const run = promisify(execFile);

/** Composes the site from the latest builds and seeds a database; each portal of the tests begins as a copy. */
export async function prepareTemplate(): Promise<void> {
  await run(portalProgram, ['release'], { cwd: root, env: { ...process.env, SITE_DIR: template.site } });
  const api = await startApi(template.data, await findFreePort());
  await api.stop();
  // Clearing the usual 128 MB takes a good part of the time of each start.
  await appendFile(join(template.data, 'postgresql.conf'), '\nshared_buffers = 8MB\n');
}
