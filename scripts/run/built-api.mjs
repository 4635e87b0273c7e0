import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from './cli-error.mjs';
import { run } from './programs.mjs';
import { root } from './root.mjs';

/**
 * Runs a program of the api as it was built last, and returns its exit code.
 *
 * @param {string} name
 * @param {readonly string[]} args
 */
export async function runBuiltApi(name, args) {
  const program = join(root, 'api/dist', `${name}.js`);
  if (!existsSync(program)) {
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    throw new CliError(`The api is not built: run npx ${packageManager} --filter @portal/api build first.`);
  }
  // pnpm passes its own `--` on.
  const own = args.filter((one) => one !== '--');
  return run(process.execPath, ['--enable-source-maps', program, ...own]);
}
