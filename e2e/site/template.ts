import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findFreePort } from '@portal/tooling/process';
import { portalProgram, root, template } from './paths.ts';
import { startApi } from './portal.ts';
import { createTemplate, type StoreEnvironment, type StoreType } from './store.ts';

const run = promisify(execFile);

/**
 * Composes the site from the latest builds and seeds stores; each portal begins as a copy of the site and of a store.
 *
 * @param stores the types that portals will be started on
 */
export async function prepareTemplate(stores: Iterable<StoreType> = ['embedded']): Promise<void> {
  const releaseEnv = { ...process.env, SITE_DIR: template.site };
  await Promise.all([
    run(portalProgram, ['release'], { cwd: root, env: releaseEnv }),
    ...[...stores].map((store) => createTemplate(store, seed)),
  ]);
}

/** The api seeds an empty store when it starts. */
async function seed(store: StoreEnvironment): Promise<void> {
  const api = await startApi(store, await findFreePort());
  await api.stop();
}
