import { accessSync, constants, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UserError } from '../errors/user-error.ts';
import { isErrorCode } from './error-code.ts';
import { createLockFile, readLockFile, removeStaleLockFile } from './lock-file.ts';
import { isAlive, ownIdentity, parseIdentity } from './process-identity.ts';

/** Another running process has the data folder open. */
export class FolderInUseError extends UserError {
  override readonly name = 'FolderInUseError';
}

export interface FolderLock {
  /** The real path of the folder, without links. */
  readonly folder: string;
  release(): void;
}

/**
 * Creates the data folder if need be and locks it for this process: PGlite has no lock of its own, and two processes
 * would destroy one folder. The lock is the file `FOLDER.lock` beside the folder's real path; that of a process
 * that has ended is taken over.
 *
 * A lock that goes stale with time would keep a killed api from starting again for seconds, and would be stolen from
 * one that computes for as long.
 *
 * @throws UserError when it is not a folder or can't be written to
 * @throws FolderInUseError when a living process has locked it
 */
export function lockFolder(path: string): FolderLock {
  try {
    createFolder(path);
    const folder = realpathSync(path);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    return lockRealPath(folder);
  } catch (error) {
    if (error instanceof FolderInUseError) throw error;
    throw new UserError(`DATA_DIR must be a folder that this user may write to: ${path} ${flaw(error)}.`);
  }
}

/** Creates a folder and those around it one by one: Node's recursive option never returns inside /proc. */
function createFolder(path: string): void {
  if (isFolder(path)) return;
  createFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!isErrorCode(error, 'EEXIST') || !isFolder(path)) throw error;
  }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

function flaw(error: unknown): string {
  if (isErrorCode(error, 'EEXIST') || isErrorCode(error, 'ENOTDIR')) return 'is a file, or is inside one';
  if (isErrorCode(error, 'EACCES') || isErrorCode(error, 'EPERM'))
    return 'or its parent folder is not accessible';
  if (isErrorCode(error, 'EROFS')) return 'is read-only';
  if (isErrorCode(error, 'ENOENT')) return 'can’t be created';
  const isOfSystem = error instanceof Error && 'code' in error && typeof error.code === 'string';
  if (!isOfSystem) throw error;
  return `can't be used (${String(error.code)})`;
}

function lockRealPath(folder: string): FolderLock {
  const file = `${folder}.lock`;
  const own = JSON.stringify(ownIdentity());
  if (!createLockFile(file, own)) {
    const found = readLockFile(file);
    const holder = parseIdentity(found);
    if (holder && isAlive(holder)) {
      throw new FolderInUseError(
        `The data folder ${folder} is in use by process ${holder.pid}: stop it first, or set DATA_DIR to another folder.`,
      );
    }
    removeStaleLockFile(file, found);
    if (!createLockFile(file, own)) {
      throw new FolderInUseError(
        `The data folder ${folder} has just been locked by another process: stop it first, or set DATA_DIR to another folder.`,
      );
    }
  }
  return {
    folder,
    release() {
      if (readLockFile(file) === own) rmSync(file, { force: true });
    },
  };
}
