import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const workspace = join(__dirname, '../..');

/** Environment variable with the folder of the programs that this run of the tests has built. */
const folderVariable = 'PORTAL_API_TEST_PROGRAMS';

/**
 * Builds the api as it is deployed, because it starts in a third of the time that compiling its source takes. Each run
 * has its own folder, because another run may be in progress, and it is in `node_modules`, where the packages are found.
 */
export async function buildPrograms(): Promise<void> {
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'api-test-'));
  process.env[folderVariable] = folder;
  await promisify(execFile)(process.execPath, ['build.mjs', join(folder, 'dist')], { cwd: workspace });
  // The programs look for the migrations beside their folder.
  await symlink(join(workspace, 'migrations'), join(folder, 'migrations'));
}

export async function removePrograms(): Promise<void> {
  const folder = process.env[folderVariable];
  if (folder !== undefined) await rm(folder, { recursive: true, force: true });
}

/** Path of a program of the api as it was built for this run. */
export function programPath(name: 'main' | 'seed' | 'reconcile' | 'processor-sandbox'): string {
  const folder = process.env[folderVariable];
  if (folder === undefined) throw new Error('The run has built no programs.');
  return join(folder, 'dist', `${name}.js`);
}
