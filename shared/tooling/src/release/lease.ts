import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** Who has the lease of a site: the token of one process, and how often it has renewed the lease. */
export interface Holder {
  readonly token: string;
  readonly renewals: string;
}

export interface Lease {
  /**
   * A folder on the file system of the site, for what is moved from there to its place in one step. It is gone when another
   * process has the lease: then such a step fails, even of a process that stood still right before it.
   */
  readonly workFolder: string;
  /** Renews it. Returns false when another process has retired it: this one must change nothing any more. */
  renew(): boolean;
  /** Gives it back; does nothing when another process has retired it. */
  end(): void;
}

/** Retired leases that nobody can hold for the active one any more, ms: see `retireLease`. */
const forgottenMs = 3_600_000;

const held = (site: string): string => join(site, 'release.lock');
const retired = (site: string, token: string): string => join(site, `release.lock.${token}.retired`);
const prepared = (site: string, token: string): string => join(site, `release.lock.${token}.new`);

const workFolderOf = (lease: string, token: string): string => join(lease, `${token}.work`);

/** Codes of a rename to a folder that is not empty. */
const isTaken = (error: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST'].includes(String((error as NodeJS.ErrnoException).code));
const isGone = (error: unknown): boolean =>
  ['ENOENT', 'ESTALE'].includes(String((error as NodeJS.ErrnoException).code));

/** Runs a step; returns whether it was done, false when it failed as `expected` says. */
function isDone(step: () => void, expected: (error: unknown) => boolean): boolean {
  try {
    step();
    return true;
  } catch (error) {
    if (expected(error)) return false;
    throw error;
  }
}

/**
 * Takes the lease of a site when nobody has it. The lease is the folder `release.lock` with a file in it, named after its
 * holder, and the holder's work folder. It appears in one step with the file in it, by a rename that fails when the folder has another holder's file:
 * file systems promise that on a shared volume too.
 */
export function takeLease(site: string, leaseMs: number): Lease | undefined {
  if (existsSync(held(site)) && holderOf(site)) return undefined;
  const token = randomUUID();
  try {
    mkdirSync(workFolderOf(prepared(site, token), token), { recursive: true });
    writeFileSync(join(prepared(site, token), token), '0');
    if (!isDone(() => renameSync(prepared(site, token), held(site)), isTaken)) return undefined;
  } finally {
    // Whatever has failed, such as a full disk: it is gone only when it has become the lease.
    rmSync(prepared(site, token), { recursive: true, force: true });
  }
  clearOldLeases(site);
  return leaseOf(site, token, leaseMs);
}

function leaseOf(site: string, token: string, leaseMs: number): Lease {
  const file = join(held(site), token);
  let renewals = 0;
  let renewed = performance.now();
  let wasLate = false;
  const renew = (): boolean => {
    const now = performance.now();
    wasLate ||= now - renewed > leaseMs / 2;
    return isDone(() => {
      // Never creates the file: in another holder's folder it would be a second one.
      const opened = openSync(file, 'r+');
      writeSync(opened, String(++renewals), 0);
      closeSync(opened);
      renewed = now;
    }, isGone);
  };
  return {
    workFolder: workFolderOf(held(site), token),
    renew,
    end() {
      if (!renew()) return;
      retireLease(site, token);
      // A waiting process may have counted a late holder as dead: then the retired lease has to stay.
      if (!wasLate) rmSync(retired(site, token), { recursive: true, force: true });
    },
  };
}

/** Returns who has the lease of a site, or undefined when nobody has it. */
export function holderOf(site: string): Holder | undefined {
  try {
    const token = readdirSync(held(site)).find((name) => !name.endsWith('.work'));
    if (token === undefined) return undefined;
    return { token, renewals: readFileSync(join(held(site), token), 'utf8') };
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}

/**
 * Ends the lease of this holder and of no other one, in one step, whoever calls it: the first call of all processes moves
 * the folder away, and after that a rename to the same name fails, even when the lease has another holder by then.
 */
export function retireLease(site: string, token: string): void {
  isDone(
    () => renameSync(held(site), retired(site, token)),
    (error) => isTaken(error) || isGone(error),
  );
}

/**
 * Removes the work folders of retired leases, before their next holder reads anything: a file server may know a folder
 * by more than its path. And removes all that dead processes have left: a live one looks at the lease more often.
 */
function clearOldLeases(site: string): void {
  for (const name of readdirSync(site)) {
    const [, token = '', state] = /^release\.lock\.(.+)\.(retired|new)$/.exec(name) ?? [];
    if (!state) continue;
    const lease = join(site, name);
    const changed = statSync(lease, { throwIfNoEntry: false })?.mtimeMs;
    const isForgotten = changed !== undefined && Date.now() - changed > forgottenMs;
    if (isForgotten) rmSync(lease, { recursive: true, force: true });
    else if (state === 'retired') rmSync(workFolderOf(lease, token), { recursive: true, force: true });
  }
}
