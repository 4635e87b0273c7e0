import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { runPnpm } from './programs.mjs';
import { root } from './root.mjs';
import { CliError } from './cli-error.mjs';

const memory = join(root, 'node_modules/.portal-installed');
const manifestsIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name, 'package.json'));

const wanted = () =>
  fingerprint(root, [
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...manifestsIn('.'),
    ...manifestsIn('shared'),
  ]);

/**
 * Installs the packages of the lockfile, unless that was done since it or a package.json last changed. Throws a
 * `CliError` when the lockfile does not match a package.json, in an existing checkout as in a fresh one.
 */
export async function installIfNeeded() {
  const inputs = wanted();
  if (existsSync(memory) && readFileSync(memory, 'utf8') === inputs) return;
  console.log('Installing packages …');
  const code = await runPnpm(['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
    quiet: true,
  });
  if (code !== 0) throw new CliError('The packages could not be installed; the reason is printed above.');
  writeFileSync(memory, inputs);
}
