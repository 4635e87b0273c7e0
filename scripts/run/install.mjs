import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run, runPnpm } from './programs.mjs';
import { root } from './root.mjs';
import { CliError } from './cli-error.mjs';

const installedPnpm = join(root, 'node_modules/.bin/pnpm');
const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'];

/**
 * Installs the packages of the lockfile; pnpm finds out itself whether there is anything to do. Throws a `CliError`
 * when the lockfile does not match a package.json, in an existing checkout as in a fresh one.
 */
export async function installIfNeeded() {
  const isFresh = !existsSync(installedPnpm);
  if (isFresh) console.log('Installing packages …');
  const quietly = { quiet: true };
  const code = isFresh ? await runPnpm(args, quietly) : await run(installedPnpm, args, quietly);
  if (code !== 0) throw new CliError('The packages could not be installed; the reason is printed above.');
}
