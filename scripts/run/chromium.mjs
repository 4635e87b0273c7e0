import { existsSync } from 'node:fs';
import { run } from './programs.mjs';
import { CliError } from './cli-error.mjs';

// The shell is Chromium without its window, as Playwright itself prefers it: a journey takes a fifth less of processor.
const shell = '/usr/bin/chromium-headless-shell';
const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Finds the browser that customers would use, for what is measured: `CHROMIUM_PATH`, else one that is installed, else
 * Debian's package.
 *
 * @returns {Promise<string>} path of its program
 */
export const findChromium = (env = process.env) => find(env, usual, 'chromium');

/**
 * Finds the browser for the browser tests: `CHROMIUM_PATH`, else the headless shell of Chromium, which is installed as
 * Debian's package where it can be, else another Chromium.
 *
 * @returns {Promise<string>} path of its program
 */
export const findTestBrowser = (env = process.env) => find(env, [shell, ...usual], 'chromium-headless-shell');

/** Returns the first program; where it is missing and its package can't be installed, another that is installed. */
async function find(env, programs, debianPackage) {
  const named = env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new CliError(`CHROMIUM_PATH must name a Chromium program, but "${named}" does not exist.`);
  }
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!existsSync(programs[0]) && mayInstall) await installPackage(env, debianPackage);
  const found = programs.find((path) => existsSync(path));
  if (found) return found;
  throw new CliError('The browser tests need Chromium: install it, and name its program in CHROMIUM_PATH.');
}

async function installPackage(env, debianPackage) {
  console.log(`Installing ${debianPackage} …`);
  const quietly = { quiet: true, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
  await run('apt-get', ['update'], quietly);
  await run(
    'apt-get',
    ['install', '--yes', '--no-install-recommends', debianPackage, 'fonts-liberation'],
    quietly,
  );
}
