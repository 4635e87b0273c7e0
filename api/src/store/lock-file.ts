import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isErrorCode } from './error-code.ts';

/** Creates a lock file unless there is one. A link appears with its content at once: nobody can read half a lock. */
export function createLockFile(file: string, content: string): boolean {
  const complete = `${file}.new-${process.pid}`;
  writeFileSync(complete, content);
  try {
    linkSync(complete, file);
    return true;
  } catch (error) {
    if (isErrorCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(complete, { force: true });
  }
}

/** The content of a lock file; empty when there is none. */
export function readLockFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return '';
    throw error;
  }
}

/** Moves a stale lock file away first: when another process was quicker, what was moved is theirs and goes back. */
export function removeStaleLockFile(file: string, stale: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readLockFile(aside) !== stale) {
    try {
      linkSync(aside, file);
    } catch (error) {
      if (!isErrorCode(error, 'EEXIST')) throw error;
    }
  }
  rmSync(aside, { force: true });
}
