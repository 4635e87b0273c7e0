import { existsSync } from 'node:fs';
import { CliError } from './cli-error.mjs';
import { run } from './programs.mjs';

const usual = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'];
const installed = () => usual.find((path) => existsSync(path));

/**
 * Finds the nginx that the journeys are also run on: `NGINX_PATH`, else one that is installed, else Debian's package.
 * Throws a `CliError` when that is not possible.
 *
 * @returns {Promise<string>} path of its program
 */
export async function findNginx(env = process.env) {
  const named = env['NGINX_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new CliError(`NGINX_PATH must name an nginx program, but "${named}" does not exist.`);
  }
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing nginx …');
    // The run level keeps the package from starting a server of its own.
    const quietly = { quiet: true, env: { ...env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' } };
    await run('apt-get', ['update'], quietly);
    const install = (...packages) =>
      run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], quietly);
    await install('nginx-light');
    // Not every release of Debian has it: without it nginx sends the gzip files.
    await install('libnginx-mod-http-brotli-static');
  }
  const now = installed();
  if (now) return now;
  throw new CliError(
    "The browser tests also run on nginx: install it (Debian's package is nginx-light), or name its program in NGINX_PATH.",
  );
}
