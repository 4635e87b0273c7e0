import { statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { runPnpm } from './programs.mjs';
import { root } from './root.mjs';
import { Refusal } from './refusal.mjs';

const marker = join(root, 'node_modules/.modules.yaml');
const lockfile = join(root, 'pnpm-lock.yaml');
const changedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs the packages of the lockfile, if that was not done since it changed. */
export async function installIfNeeded() {
  if (changedAt(marker) >= changedAt(lockfile)) return;
  console.log('Installing packages …');
  const code = await runPnpm(['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'], {
    quiet: true,
  });
  if (code !== 0) throw new Refusal('The packages could not be installed; the reason stands above.');
  // pnpm leaves its marker alone when nothing was missing, and the next run would ask again.
  const now = new Date();
  utimesSync(marker, now, now);
}
