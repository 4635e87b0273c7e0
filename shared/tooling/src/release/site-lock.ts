import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { CliError } from '../cli-error.ts';
import { holderOf, retireLease, takeLease, type Holder, type Lease } from './lease.ts';

const pollMs = 50;

export interface SiteLockTimes {
  /** A holder whose lease was not renewed for this long has died, ms; the lease is renewed ten times as often. */
  readonly leaseMs: number;
  /** How long to wait while one and the same other release has the lock, ms. */
  readonly patienceMs: number;
}

export const siteLockTimes: SiteLockTimes = { leaseMs: 15_000, patienceMs: 60_000 };

/** The lock of a site, for who has it. */
export interface SiteLock {
  /** Throws a `CliError` when the lock was lost: to call before a step that does not use `workFolder`. */
  assertHeld(): void;
  /** A folder to move files to their place from, in one step, which fails when the lock was lost. */
  readonly workFolder: string;
}

/** Codes of a folder that can't be written to or created. */
const unwritable: ReadonlySet<unknown> = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS']);

/**
 * Runs `work` while no other process changes the site, on this machine or another one that shares the folder, in the
 * same container or another one: of two releases at once one follows the other and neither is lost. Throws a `CliError`
 * when another release has the lock for longer than `patienceMs`, when the lock was lost, when the folder can't be
 * written to, and when its disk is full.
 */
export async function withSiteLock<Result>(
  site: string,
  work: (lock: SiteLock) => Promise<Result>,
  { leaseMs, patienceMs }: SiteLockTimes = siteLockTimes,
): Promise<Result> {
  const lease = await lockSite(site, leaseMs, patienceMs);
  const renewal = setInterval(() => lease.renew(), leaseMs / 10);
  try {
    return await work({
      assertHeld() {
        if (!lease.renew()) throw lost(site);
      },
      workFolder: lease.workFolder,
    });
  } catch (error) {
    // Renewing the lease writes too.
    if (isFull(error)) throw noSpace(site);
    // Another release works in the folder now: this one's files are not what failed.
    if (!lease.renew()) throw lost(site);
    throw isClosed(site, error) ? notWritable(site) : error;
  } finally {
    clearInterval(renewal);
    lease.end();
  }
}

/**
 * Waits for the lease. Whether another holder has died is told by this process's own clock: its lease stayed as it was
 * for `leaseMs`. Clocks of two machines need not agree, and process ids of two containers mean nothing to each other.
 */
async function lockSite(site: string, leaseMs: number, patienceMs: number): Promise<Lease> {
  let seen: { readonly holder: Holder; readonly since: number } | undefined;
  let waitingFor: { readonly token: string; readonly since: number } | undefined;
  for (;;) {
    const lease = tryToTake(site, leaseMs);
    if (lease) return lease;
    const holder = holderOf(site);
    const now = performance.now();
    if (holder) {
      if (seen?.holder.token !== holder.token || seen.holder.renewals !== holder.renewals)
        seen = { holder, since: now };
      if (waitingFor?.token !== holder.token) waitingFor = { token: holder.token, since: now };
      if (now - seen.since > leaseMs) retireLease(site, holder.token);
      else if (now - waitingFor.since > patienceMs)
        throw new CliError(`Another release is changing the site in ${site}: try again when it has ended.`);
    }
    await wait(pollMs);
  }
}

function tryToTake(site: string, leaseMs: number): Lease | undefined {
  try {
    mkdirSync(site, { recursive: true });
    return takeLease(site, leaseMs);
  } catch (error) {
    if (isFull(error)) throw noSpace(site);
    throw unwritable.has((error as NodeJS.ErrnoException).code) ? notWritable(site) : error;
  }
}

const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes(String((error as NodeJS.ErrnoException).code));

function isClosed(site: string, error: unknown): boolean {
  const { code, path } = error as NodeJS.ErrnoException;
  return (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') && path?.startsWith(site) === true;
}

const lost = (site: string): CliError =>
  new CliError(
    `The lock of the site in ${site} was lost, because this release stood still for too long: release again.`,
  );

const noSpace = (site: string): CliError =>
  new CliError(
    `There is no space left for the site in ${site}: make some, such as by deleting the oldest folders in its releases/ by hand, never the one that \`current\` points to, and run the command again; portal prune then makes more.`,
  );

const notWritable = (site: string): CliError =>
  new CliError(`SITE_DIR must be a folder that this user can write to, not ${site}.`);
