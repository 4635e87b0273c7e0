import { spawn } from 'node:child_process';
import { workspaceRoot } from '../workspace-root.ts';
import { turboEnvironment, turboProgram } from './turbo.ts';

export { readTurbo, turboEnvironment } from './turbo.ts';

export interface TaskOptions {
  /** Folders, relative to the root; every workspace without it. */
  readonly workspaces?: readonly string[];
  /** More arguments of `turbo run`. */
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Keeps the output back unless a task fails. */
  readonly quiet?: boolean;
}

/**
 * Runs tasks of turbo.json in workspaces, and prints the output of those that fail. A task whose inputs are as they
 * were once before is not run: its results come from the cache.
 *
 * @returns the exit code: 0 when every task succeeded, now or when it was cached
 */
export function runTasks(
  tasks: readonly string[],
  { workspaces = [], args = [], env = process.env, quiet = false }: TaskOptions = {},
): Promise<number> {
  const filters = workspaces.map((folder) => `--filter=./${folder}`);
  return new Promise((resolve, reject) => {
    const child = spawn(turboProgram, ['run', ...tasks, ...filters, '--output-logs=errors-only', ...args], {
      cwd: workspaceRoot,
      env: turboEnvironment(env),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const kept: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => kept.push(part));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code ?? 1);
    });
  });
}
