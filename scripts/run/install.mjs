import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { runPnpm } from './programs.mjs';
import { root } from './root.mjs';
import { Refusal } from './refusal.mjs';

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
 * Installs the packages of the lockfile, if that was not done since it or a package.json changed. A lockfile that
 * does not fit is refused in a standing checkout as in a fresh one.
 */
export async function installIfNeeded() {
  const inputs = wanted();
  if (existsSync(memory) && readFileSync(memory, 'utf8') === inputs) return;
  console.log('Installing packages …');
  const code = await runPnpm(['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
    quiet: true,
  });
  if (code !== 0) throw new Refusal('The packages could not be installed; the reason stands above.');
  writeFileSync(memory, inputs);
}
