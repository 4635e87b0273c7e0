import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import { readContract, readPlannedRoutes } from './read-contract.ts';
import { routeReferencesFile, routeReferencesIndex } from './route-references.ts';

export const routeReferencesFolder = join(workspaceRoot, 'shared/platform/src/routes/generated');

/** Remotes that have a file of references, by name; also those that this checkout does not have. */
export function referencedRemotes(): readonly string[] {
  return readdirSync(routeReferencesFolder)
    .filter((file) => file.startsWith('mfe-'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

/** Writes the references to the routes of these remotes; the files of others stay as they are. */
export async function writeRouteReferences(folders: readonly string[]): Promise<void> {
  mkdirSync(routeReferencesFolder, { recursive: true });
  for (const folder of folders) {
    const text = routeReferencesFile(await readContract(folder), await readPlannedRoutes(folder));
    writeFileSync(join(routeReferencesFolder, `${basename(folder)}.ts`), text);
  }
  writeFileSync(join(routeReferencesFolder, 'index.ts'), routeReferencesIndex(referencedRemotes()));
}
