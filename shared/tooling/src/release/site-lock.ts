import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { CliError } from '../cli-error.ts';

const retryMs = 50;

/** A lock that was not renewed for this long belongs to a process that has died, ms. */
const staleMs = 20_000;

/** Codes of a folder that can't be written to or created. */
const unwritable: ReadonlySet<unknown> = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS']);

/**
 * Runs `work` while no other process changes the site, on this machine or another one that shares the folder: of two
 * releases at once one follows the other and neither is lost. Throws a `CliError` when the lock is not free within
 * `patienceMs`, and when the folder can't be written to.
 *
 * @param work gets a function that throws a `CliError` when the lock was lost, to call before the step that counts
 */
export async function withSiteLock<Result>(
  site: string,
  work: (assertLocked: () => void) => Promise<Result>,
  patienceMs = 60_000,
): Promise<Result> {
  const lost = new AbortController();
  const unlock = await lockSite(site, Date.now() + patienceMs, () => lost.abort());
  try {
    return await work(() => {
      if (!lost.signal.aborted) return;
      throw new CliError(
        `The lock of the site in ${site} was lost: another release may have changed it; release again.`,
      );
    });
  } catch (error) {
    throw isClosed(site, error) ? notWritable(site) : error;
  } finally {
    if (!lost.signal.aborted) await unlock();
  }
}

/** The lock is a folder whose time of change is renewed as long as this process lives. */
async function lockSite(site: string, giveUpAt: number, onLost: () => void): Promise<() => Promise<void>> {
  const options = {
    lockfilePath: join(site, 'release.lock'),
    realpath: false,
    stale: staleMs,
    onCompromised: onLost,
  };
  for (;;) {
    try {
      mkdirSync(site, { recursive: true });
      return await lock(site, options);
    } catch (error) {
      const { code } = error as { readonly code?: unknown };
      if (unwritable.has(code)) throw notWritable(site);
      if (code !== 'ELOCKED') throw error;
    }
    if (Date.now() > giveUpAt) {
      throw new CliError(`Another release is changing the site in ${site}: try again when it has ended.`);
    }
    await wait(retryMs);
  }
}

function isClosed(site: string, error: unknown): boolean {
  const { code, path } = error as NodeJS.ErrnoException;
  return (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') && path?.startsWith(site) === true;
}

const notWritable = (site: string): CliError =>
  new CliError(`SITE_DIR must be a folder that this user can write to, not ${site}.`);
