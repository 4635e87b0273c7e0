import {
  accessSync,
  constants,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../errors/user-error.ts';

/** Another living process has the data folder open; the message is for whoever starts the second one. */
export class FolderInUseError extends UserError {
  override readonly name = 'FolderTakenError';
}

export interface FolderLock {
  /** The one true path of the folder, whatever links led to it. */
  readonly folder: string;
  release(): void;
}

interface Holder {
  readonly pid: number;
  /** When the process started, as the kernel counts; null where it can't be read. Tells a reused pid apart. */
  readonly started: string | null;
}

/**
 * Makes the data folder if need be and takes it for this process: PGlite takes no lock of its own, and two of
 * them on one folder destroy it. The lock is the file `FOLDER.lock` beside the folder's one true path; one that
 * a dead process left is taken over.
 *
 * @throws UserError when it is no folder or may not be written
 * @throws FolderTakenError when a living process holds it
 */
export function lockFolder(path: string): FolderLock {
  try {
    makeFolder(path);
    const folder = realpathSync(path);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return lockTruePath(folder);
  } catch (error) {
    if (error instanceof FolderInUseError) throw error;
    throw new UserError(`DATA_DIR must be a folder that this user may write to: ${path} ${flaw(error)}.`);
  }
}

/** Folder by folder: Node's own recursive way never ends where none can be made, as in /proc. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isCode(error, 'EEXIST') || !isFolder(path)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function flaw(error: unknown): string {
  if (isCode(error, 'EEXIST') || isCode(error, 'ENOTDIR')) return 'is a file, or lies in one';
  if (isCode(error, 'EACCES') || isCode(error, 'EPERM')) return 'or the folder around it is closed to them';
  if (isCode(error, 'EROFS')) return 'can only be read';
  if (isCode(error, 'ENOENT')) return 'lies where no folder can be made';
  const isOfSystem = error instanceof Error && 'code' in error && typeof error.code === 'string';
  if (!isOfSystem) throw error;
  return `can't be used (${String(error.code)})`;
}

function lockTruePath(folder: string): FolderLock {
  const file = `${folder}.lock`;
  const own = JSON.stringify({ pid: process.pid, started: startOf(process.pid) } satisfies Holder);
  if (!create(file, own)) {
    const found = read(file);
    const holder = parse(found);
    if (holder && isAlive(holder)) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by process ${holder.pid}: stop it first, or set DATA_DIR to another folder.`,
      );
    }
    removeStale(file, found);
    if (!create(file, own)) {
      throw new FolderInUseError(
        `The data folder ${folder} has just been taken by another process: stop it first, or set DATA_DIR to another folder.`,
      );
    }
  }
  return {
    folder,
    release() {
      if (read(file) === own) rmSync(file, { force: true });
    },
  };
}

/** A link appears with its content at once: nobody can read a lock that is half written. */
function create(file: string, content: string): boolean {
  const whole = `${file}.new-${process.pid}`;
  writeFileSync(whole, content);
  try {
    linkSync(whole, file);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return '';
    throw error;
  }
}

/** Moves the stale file away first: when somebody was quicker, what was moved is theirs and goes back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  if (read(aside) !== stale) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
  }
  rmSync(aside, { force: true });
}

function parse(content: string): Holder | null {
  try {
    const holder: unknown = JSON.parse(content);
    if (typeof holder !== 'object' || holder === null || !('pid' in holder)) return null;
    const started = 'started' in holder && typeof holder.started === 'string' ? holder.started : null;
    return typeof holder.pid === 'number' ? { pid: holder.pid, started } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (isCode(error, 'ESRCH')) return false;
    if (!isCode(error, 'EPERM')) throw error;
  }
  const now = startOf(pid);
  return now !== 'ended' && (started === null || now === null || started === now);
}

/**
 * When the process started, field 22 of /proc/PID/stat; the name before it may hold spaces and brackets. A zombie has
 * ended, though nobody has fetched its end yet: its start is `ended`, which no lock names.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? 'ended' : (fields[18] ?? null);
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
