import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readContract, readPlannedRoutes } from './read-contract.ts';
import { routeReferencesFolder, writeReferencesIndex } from './reference-files.ts';
import { routeReferencesFile } from './route-references.ts';

/** Writes the references to the routes of these remotes; the files of others stay as they are. */
export async function writeRouteReferences(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    const text = routeReferencesFile(await readContract(folder), await readPlannedRoutes(folder));
    writeFileSync(join(routeReferencesFolder, `${basename(folder)}.ts`), text);
  }
  writeReferencesIndex();
}
