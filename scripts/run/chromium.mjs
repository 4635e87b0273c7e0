import { existsSync } from 'node:fs';
import { run } from './programs.mjs';
import { CliError } from './cli-error.mjs';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const installed = () => usual.find((path) => existsSync(path));

/**
 * Finds the browser for the browser tests: `CHROMIUM_PATH`, else one that is installed, else Debian's package.
 *
 * @returns {Promise<string>} path of its program
 */
export async function findChromium(env = process.env) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new CliError(`CHROMIUM_PATH must name a Chromium program, but "${named}" does not exist.`);
  }
  const found = installed();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium …');
    const quietly = { quiet: true, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], quietly);
    await run(
      'apt-get',
      ['install', '--yes', '--no-install-recommends', 'chromium', 'fonts-liberation'],
      quietly,
    );
  }
  const now = installed();
  if (now) return now;
  throw new CliError('The browser tests need Chromium: install it, and name its program in CHROMIUM_PATH.');
}
