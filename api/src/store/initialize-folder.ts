import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Inside the data folder until its database is complete. */
const partialName = 'initdb.partial';
/** The same once all files are written, until each has moved into the data folder itself. */
const completeName = 'initdb.complete';

/** PGlite takes a folder without this file for an empty one, and writes a new database over what is there. */
const versionName = 'PG_VERSION';
const isDatabase = (folder: string) => existsSync(join(folder, versionName));

/**
 * Gives an empty data folder a complete database, and goes on where a process was killed while it did. A folder that
 * has a database is left as it is.
 *
 * @param create writes a new database into a folder that does not exist
 * @throws Error for a folder that has other files and no `PG_VERSION`: nothing of it is changed
 */
export async function initializeFolder(
  folder: string,
  create: (folder: string) => Promise<void>,
): Promise<void> {
  if (isDatabase(folder)) return;
  const [partial, complete] = [join(folder, partialName), join(folder, completeName)];
  if (!isDatabase(complete)) {
    if (readdirSync(folder).some((name) => name !== partialName))
      throw new Error(`The folder has files, and no ${versionName}.`);
    rmSync(partial, { recursive: true, force: true });
    await create(partial);
    renameSync(partial, complete);
  }
  for (const name of readdirSync(complete)) if (name !== versionName) move(name, complete, folder);
  move(versionName, complete, folder);
  rmdirSync(complete);
}

const move = (name: string, from: string, to: string) => renameSync(join(from, name), join(to, name));
