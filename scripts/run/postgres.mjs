import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findFreePort, memoryFolder, startServer } from '@portal/tooling/process';
import { CliError } from './cli-error.mjs';
import { run } from './programs.mjs';

const debianFolder = '/usr/lib/postgresql';

/** Returns the folder of `initdb` and `postgres`: Debian has one for each version, outside of the path. The newest wins. */
function installed(env) {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const ofDebian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  const folders = [...ofDebian, ...(env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

const isRoot = () => process.getuid?.() === 0;

/**
 * Finds the programs of PostgreSQL, or installs Debian's package. Throws a `CliError` when that is not possible.
 *
 * @returns {Promise<string>} folder of the programs
 */
export async function findPostgres(env = process.env) {
  const found = installed(env);
  if (found) return found;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    console.log('Installing PostgreSQL …');
    const quietly = { quiet: true, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update'], quietly);
    await run('apt-get', ['install', '--yes', '--no-install-recommends', 'postgresql'], quietly);
  }
  const now = installed(env);
  if (now) return now;
  throw new CliError(
    "The tests need a PostgreSQL server beside the embedded database: install PostgreSQL (Debian's package is postgresql), or name a server whose user may create databases in TEST_DATABASE_URL.",
  );
}

/** Returns the user to run as: PostgreSQL does not run as root, and Debian's package brings a user of its own. */
function serverUser() {
  if (!isRoot()) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  if (!line) throw new CliError('PostgreSQL does not run as root: there must be a user postgres.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Runs the command in its arguments and removes the folder `$0` when that has ended. Ends the command when our end of
 * the pipe is closed: by us, or by the death of this process.
 */
const keeper = `exec 3<&0
"$@" 3<&- & server=$!
(cat <&3; kill -INT $server) >/dev/null 2>&1 &
wait $server
rm -rf "$0"`;

/** Process ids and kB of checkpoints may be the same five digits as a PIN, which the tests look for in the log. */
const withoutCounters = ['log_line_prefix=%m ', 'log_checkpoints=off'];

/**
 * Starts a PostgreSQL server for a test run: the one that `TEST_DATABASE_URL` names, else a new one in a temporary
 * folder at a free port. Its data is worthless after the run, so it is in memory or at least never waits for the disk.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ url: string, log: string | null, stop: () => Promise<void> }>} `log` is the log file of a new server
 */
export async function startPostgres(env = process.env) {
  const named = env['TEST_DATABASE_URL']?.trim();
  if (named) return { url: named, log: null, stop: async () => {} };
  const programs = await findPostgres(env);
  const user = serverUser();
  // Another user may not be allowed to read what root's TMPDIR names.
  const onDisk = isRoot() ? '/tmp' : tmpdir();
  const folder = mkdtempSync(join(memoryFolder() ?? onDisk, 'portal-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder };
  const ownEnv = { ...env, LC_ALL: 'C' };
  createCluster(programs, folder, { ...options, env: ownEnv });
  const port = await findFreePort();
  const log = join(folder, 'log');
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200', ...withoutCounters];
  const server = await startServer({
    name: 'PostgreSQL server',
    program: '/bin/sh',
    args: [
      ...['-c', keeper, folder, join(programs, 'postgres')],
      ...['-D', dataFolder(folder), '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    env: ownEnv,
    ready: { line: /(ready to accept connections)/ },
    log: { write: (part) => appendFileSync(log, part) },
    // In a process group of its own: Ctrl+C is for the tests, which still need the server to clean up.
    options: { ...options, detached: true },
    stopBy: 'end of input',
  });
  const stop = async () => {
    await server.stop();
    // The last lines of the log may have been written after the keeper removed it.
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, log, stop };
}

/**
 * Does work with a server of `startPostgres`, which ends with it. The work gets `env` with the server's address as
 * `TEST_DATABASE_URL` and the log file of a new server as `TEST_DATABASE_LOG`.
 *
 * @template Result
 * @param {(env: Record<string, string | undefined>) => Promise<Result>} work
 * @param {Record<string, string | undefined>} [env]
 * @returns {Promise<Result>}
 */
export async function withPostgres(work, env = process.env) {
  const { url, log, stop } = await startPostgres(env);
  try {
    return await work({ ...env, TEST_DATABASE_URL: url, TEST_DATABASE_LOG: log ?? '' });
  } finally {
    await stop();
  }
}

const dataFolder = (folder) => join(folder, 'data');

function createCluster(programs, folder, options) {
  const args = ['-D', dataFolder(folder), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'];
  try {
    execFileSync(join(programs, 'initdb'), args, { ...options, stdio: 'pipe' });
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    const reason = String(error.stderr ?? error.message).trim();
    throw new CliError(`PostgreSQL could not create a database cluster: ${reason}`);
  }
}
