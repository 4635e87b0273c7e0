import { execFileSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';

/** Folder of the programs of the root's packages: Turborepo, and the pnpm through which it starts a task. */
const programs = join(workspaceRoot, 'node_modules/.bin');

/** The path of Turborepo's program. */
export const turboProgram = join(programs, 'turbo');

/**
 * Returns the environment that Turborepo and the commands of its tasks run in.
 *
 * @param folders of programs that come before those of the root, absolute
 */
export function turboEnvironment(
  env: NodeJS.ProcessEnv = process.env,
  folders: readonly string[] = [],
): NodeJS.ProcessEnv {
  const path = [...folders, programs, env['PATH'] ?? ''].join(delimiter);
  return { ...env, PATH: path, TURBO_TELEMETRY_DISABLED: '1' };
}

/**
 * Returns what Turborepo prints as JSON, such as the plan of `run build --dry=json`.
 *
 * @param cwd of the checkout
 * @throws when Turborepo fails
 */
export function readTurbo(args: readonly string[], cwd: string = workspaceRoot): unknown {
  return JSON.parse(
    execFileSync(turboProgram, args, {
      cwd,
      env: turboEnvironment(),
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
    }),
  );
}
