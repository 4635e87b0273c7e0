import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import pLimit from 'p-limit';
import { upToDateBuild } from '../build/cached-build.ts';
import { CliError } from '../cli-error.ts';
import { pageWorkspaces } from './workspaces.ts';

/** The smallest machine has two processors. */
const atOnce = 2;

export async function build(args: readonly string[]): Promise<void> {
  if (args.includes('--all')) return buildStale(pageWorkspaces());
  return buildOne(process.cwd());
}

async function buildOne(folder: string): Promise<void> {
  if (!existsSync(join(folder, 'webpack.config.ts'))) {
    throw new CliError(
      `${folder} has no webpack.config.ts: run this in the shell's or a remote's folder, or with --all.`,
    );
  }
  // Webpack takes a second to load, which an unchanged workspace need not wait for.
  const { buildWorkspace } = await import('../build/build-workspace.ts');
  const { workspace, build: hash, status } = await buildWorkspace(folder);
  console.log(`${workspace} ${hash} ${status}`);
}

/** Builds each of these workspaces whose build is missing or older than its sources. */
export async function buildStale(folders: readonly string[]): Promise<void> {
  const stale = folders.filter((folder) => {
    const cached = upToDateBuild(folder);
    if (cached) console.log(`${cached.workspace} ${cached.build} unchanged`);
    return !cached;
  });
  const codes = await pLimit(atOnce).map(stale, buildInOwnProcess);
  const failed = stale.filter((_, index) => codes[index] !== 0).map((folder) => basename(folder));
  if (failed.length > 0) throw new CliError(`Not built: ${failed.sort().join(', ')}.`);
}

function buildInOwnProcess(folder: string): Promise<number> {
  const portal = join(import.meta.dirname, '../../bin/portal.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [portal, 'build'], { cwd: folder, stdio: 'inherit' });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
