import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../run/cli-error.mjs';
import { startPostgres } from '../run/postgres.mjs';
import { root } from '../run/root.mjs';

const api = join(root, 'api');
const folder = join(api, 'test/simulation/planted-bugs');

/** Most operations that the simulation may need to find a bug, and the seed that it begins with. */
const limits = ['--operations', '20000', '--seed', '1'];

const isSource = (path) => !/\/(dist|\.portal|node_modules)(\/|$)/.test(path.slice(api.length));

/** Returns the names of all bugs without arguments, else these. Throws a `CliError` when one of them does not exist. */
export function bugsNamed(args) {
  const names = readdirSync(folder).map((file) => file.replace(/\.patch$/, ''));
  const unknown = args.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new CliError(`There is no planted bug "${unknown}": it must be one of ${names.join(', ')}.`);
  }
  return args.length === 0 ? names : args;
}

/** Plants each bug, or those that are named, in a copy of the api, and simulates until a rule of money is violated. */
export async function command(args) {
  const names = bugsNamed(args);
  const postgres = await startPostgres();
  let found = 0;
  try {
    for (const name of names) {
      const violation = violationBy(name, { ...process.env, TEST_DATABASE_URL: postgres.url });
      console.log(`${name}: ${violation === null ? 'NOT FOUND' : `found, ${violation}`}`);
      if (violation !== null) found += 1;
    }
  } finally {
    await postgres.stop();
  }
  console.log(`${found} of ${names.length} planted bugs found`);
  return found === names.length ? 0 : 1;
}

/** Returns the violation that the simulation finds; null when it finds none, or could not run. */
function violationBy(name, env) {
  const copy = mkdtempSync(join(tmpdir(), 'portal-planted-'));
  const runIn = (program, args) => spawnSync(program, args, { cwd: copy, env, encoding: 'utf8' });
  try {
    cpSync(api, copy, { recursive: true, filter: isSource });
    symlinkSync(join(api, 'node_modules'), join(copy, 'node_modules'));
    const planted = runIn('git', ['apply', join(folder, `${name}.patch`)]);
    if (planted.status !== 0) throw new CliError(`${name}.patch does not apply: ${planted.stderr}`);
    const program = join(api, 'node_modules/.bin/tsx');
    const { stderr } = runIn(program, ['test/simulation/main.ts', '--quick', ...limits]);
    return /^Violation: (.*)$/m.exec(stderr)?.[1] ?? null;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
