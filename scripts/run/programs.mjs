import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/**
 * Runs a program to its end with this terminal.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean }} [options]
 *   `quiet` keeps its output back unless it fails
 * @returns {Promise<number>} its exit code; 1 when it could not be started or was killed
 */
export function run(program, args, { cwd = root, env = process.env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const kept = [];
    child.stdout?.on('data', (part) => kept.push(part));
    child.stderr?.on('data', (part) => kept.push(part));
    const pass = (signal) => () => child.kill(signal);
    const [interrupt, terminate] = [pass('SIGINT'), pass('SIGTERM')];
    process.once('SIGINT', interrupt).once('SIGTERM', terminate);
    const finish = (code) => {
      process.off('SIGINT', interrupt).off('SIGTERM', terminate);
      if (code !== 0) process.stderr.write(Buffer.concat(kept));
      resolve(code);
    };
    child.on('error', (error) => {
      kept.push(Buffer.from(`${program} could not be started: ${error.message}\n`));
      finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs pnpm at the pinned version; npx brings it. Plain npm cannot read the workspace. */
export function runPnpm(args, options) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return run('npx', ['--yes', packageManager, ...args], options);
}

/**
 * Runs a program that a workspace depends on, without the second that npx costs.
 *
 * @param {string} name
 * @param {readonly string[]} args
 * @param {Parameters<typeof run>[2] & { workspace?: string }} [options] the root itself without `workspace`
 */
export function runTool(name, args, { workspace = '.', ...options } = {}) {
  const folder = join(root, workspace);
  return run(join(folder, 'node_modules/.bin', name), args, { cwd: folder, ...options });
}
