import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../cli-error.ts';

const retryMs = 50;

/** What the operating system says of a folder that can't be written to, or is none. */
const unwritable: ReadonlySet<unknown> = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS']);

/**
 * Runs `work` while no other process of this machine changes the site: two releases at once follow one another and
 * neither is lost. What a dead process left does not count. Throws a `CliError` after `patienceMs`, and when the folder
 * can't be written to.
 */
export async function withSiteLock<Result>(
  site: string,
  work: () => Promise<Result>,
  patienceMs = 60_000,
): Promise<Result> {
  const unlock = await lock(site, patienceMs);
  try {
    return await work();
  } catch (error) {
    throw refusalOf(site, error);
  } finally {
    unlock();
  }
}

function refusalOf(site: string, error: unknown): unknown {
  const { code, path } = error as NodeJS.ErrnoException;
  const closed = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  return closed && path?.startsWith(site) ? notWritable(site) : error;
}

const notWritable = (site: string): CliError =>
  new CliError(`SITE_DIR must be a folder that this user can write to, not ${site}.`);

/**
 * Each process lays down a claim of its own, then looks for those of others, and takes its own back when there are any.
 * Of two at once at least one sees the other, so never do both go on. A claim's name says whose it is and belongs to
 * that process alone: nothing can be half written, and clearing a dead one away never hits a living one.
 */
async function lock(site: string, patienceMs: number): Promise<() => void> {
  const giveUpAt = Date.now() + patienceMs;
  for (;;) {
    const own = `${prefix}${process.pid}-${startOf(process.pid)}-${randomUUID()}`;
    const unlock = () => rmSync(join(site, own), { force: true });
    layDown(site, own);
    const other = livingClaims(site).find(({ name }) => name !== own);
    if (!other) return unlock;
    unlock();
    if (Date.now() > giveUpAt)
      throw new CliError(`Process ${other.pid} is changing the site in ${site}; try again later.`);
    // Two that saw each other must not come back in step.
    await wait(retryMs * (0.5 + Math.random()));
  }
}

function layDown(site: string, claim: string): void {
  try {
    mkdirSync(site, { recursive: true });
    closeSync(openSync(join(site, claim), 'wx'));
  } catch (error) {
    throw unwritable.has((error as NodeJS.ErrnoException).code) ? notWritable(site) : error;
  }
}

const prefix = 'release.lock-';

interface Claim {
  readonly name: string;
  readonly pid: number;
}

/** Claims of processes that live; those of dead ones are cleared away. */
function livingClaims(site: string): readonly Claim[] {
  return readdirSync(site).flatMap((name) => {
    const [, pid, started] = /^release\.lock-(\d+)-(\d*)-[0-9a-f-]+$/.exec(name) ?? [];
    if (pid === undefined || started === undefined) return [];
    if (isAlive(Number(pid), started)) return [{ name, pid: Number(pid) }];
    rmSync(join(site, name), { force: true });
    return [];
  });
}

/** A pid is given to a new process some day: the start tells the two apart, where it can be read. */
function isAlive(pid: number, started: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return started === '' || now === '' || started === now;
}

/** When a process started, as the kernel counts: field 22 of /proc/PID/stat; its name before may hold spaces. '' where there is none. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}
