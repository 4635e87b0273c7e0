import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './ports.mjs';
import { run } from './programs.mjs';
import { Refusal } from './refusal.mjs';

const debianFolder = '/usr/lib/postgresql';
const startLimitMs = 30_000;
const readyCheckMs = 50;

/** Folder of `initdb` and `postgres`: Debian keeps them apart by version and out of the path. The newest wins. */
function installed(env) {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  const ofDebian = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debianFolder, version, 'bin'));
  const folders = [...ofDebian, ...(env['PATH'] ?? '').split(delimiter)];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))));
}

const isRoot = () => process.getuid?.() === 0;

async function findPostgres(env) {
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
  throw new Refusal(
    "The api's tests need a PostgreSQL server beside the embedded one: install PostgreSQL (Debian's package is postgresql), or name a server whose user may create databases in TEST_DATABASE_URL.",
  );
}

/** PostgreSQL refuses to run as root: Debian's package brings a user of its own. */
function serverUser() {
  if (!isRoot()) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  if (!line) throw new Refusal('PostgreSQL does not run as root: there must be a user postgres.');
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * `$0` is the folder, the rest the server's command. Server and folder go as soon as our end of the pipe is closed:
 * by us, or by our death however it came.
 */
const keeper = '"$@" & cat >/dev/null; kill -INT $!; wait; rm -rf "$0"';

/**
 * A PostgreSQL server for a test run: the one that `TEST_DATABASE_URL` names, else one of our own in a temporary
 * folder at a free port. What it keeps is worth nothing after the run, so it never waits for the disk.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {Promise<{ url: string, log: string | null, stop: () => Promise<void> }>} `log` is the server's own, where it is ours
 */
export async function startPostgres(env = process.env) {
  const named = env['TEST_DATABASE_URL']?.trim();
  if (named) return { url: named, log: null, stop: async () => {} };
  const programs = await findPostgres(env);
  const user = serverUser();
  // Another user may not read what TMPDIR of root names.
  const folder = mkdtempSync(join(isRoot() ? '/tmp' : tmpdir(), 'portal-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const options = { ...user, cwd: folder, env: { ...env, LC_ALL: 'C' } };
  const data = join(folder, 'data');
  try {
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '-N'],
      {
        ...options,
        stdio: 'pipe',
      },
    );
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Refusal(
      `PostgreSQL could not make a database: ${String(error.stderr ?? error.message).trim()}`,
    );
  }
  const port = await freePort();
  const logFile = join(folder, 'log');
  const log = openSync(logFile, 'w');
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=200'];
  const child = spawn(
    '/bin/sh',
    [
      ...['-c', keeper, folder, join(programs, 'postgres')],
      ...['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1'],
      ...settings.flatMap((setting) => ['-c', setting]),
    ],
    // In a group of its own: Ctrl+C is for the tests, which still need the server to clean up behind them.
    { ...options, detached: true, stdio: ['pipe', log, log] },
  );
  closeSync(log);
  const ended = once(child, 'close');
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  const limit = Date.now() + startLimitMs;
  while (!readFileSync(logFile, 'utf8').includes('ready to accept connections')) {
    if (/FATAL/.test(readFileSync(logFile, 'utf8')) || Date.now() > limit) {
      const said = readFileSync(logFile, 'utf8').trim();
      await stop();
      throw new Refusal(`PostgreSQL did not start: ${said || 'it said nothing.'}`);
    }
    await setTimeout(readyCheckMs);
  }
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, log: logFile, stop };
}
