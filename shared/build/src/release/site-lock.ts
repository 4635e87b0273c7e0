import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';

const retryMs = 50;

/**
 * Runs `work` while no other process changes the site: two releases at once follow one another and neither is lost.
 * Takes over from a process that has died; refuses after `patienceMs`.
 */
export async function withSiteLock<Result>(
  site: string,
  work: () => Promise<Result>,
  patienceMs = 60_000,
): Promise<Result> {
  mkdirSync(site, { recursive: true });
  const file = join(site, 'release.lock');
  const giveUpAt = Date.now() + patienceMs;
  while (!take(file)) {
    const holder = holderOf(file);
    if (holder !== undefined && !isAlive(holder)) rmSync(file, { force: true });
    else if (Date.now() > giveUpAt)
      throw new Refusal(`Process ${holder ?? 'unknown'} is changing the site in ${site}; try again later.`);
    else await wait(retryMs);
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, String(process.pid));
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function holderOf(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
