// cspell:ignore statfs tmpfs bavail
import { accessSync, constants, statfsSync } from 'node:fs';

/** Where Linux has a file system in memory. */
export const linuxMemoryFolder = '/dev/shm';

/** How `statfs` of Linux names a file system in memory. */
const tmpfs = 0x01021994;

/** A run of the tests has a few databases of some 50 MB at a time; the rest is for others, bytes. */
const spare = 4 * 1024 ** 3;

/**
 * Returns a folder for files of a test run that nobody reads after it: one in memory, where creating and removing the
 * thousand files of a database takes next to nothing. Null where the system has none, or less than 4 GB free in it.
 *
 * @param folder Linux's own by default
 */
export function memoryFolder(folder = linuxMemoryFolder): string | null {
  try {
    accessSync(folder, constants.W_OK);
    const { type, bavail, bsize } = statfsSync(folder);
    return type === tmpfs && bavail * bsize >= spare ? folder : null;
  } catch {
    return null;
  }
}
