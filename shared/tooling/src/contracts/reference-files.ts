import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { workspaceRoot } from '../workspace-root.ts';
import { routeReferencesIndex } from './route-references.ts';

export const routeReferencesFolder = join(workspaceRoot, 'shared/platform/src/routes/generated');

/** Remotes that have a file of references, by name; also those that this checkout does not have. */
export function referencedRemotes(folder = routeReferencesFolder): readonly string[] {
  return readdirSync(folder)
    .filter((file) => file.startsWith('mfe-'))
    .map((file) => basename(file, '.ts'))
    .sort();
}

/** Writes the list of the files of references that are there. */
export function writeReferencesIndex(folder = routeReferencesFolder): void {
  writeFileSync(join(folder, 'index.ts'), routeReferencesIndex(referencedRemotes(folder)));
}

/**
 * Makes the references readable after a merge that left conflicts in them, or after one of their files was deleted:
 * contracts import them through the platform, so that no contract could be read otherwise. A file in conflict is
 * deleted; the one of a remote of this checkout is then written anew from its contract.
 */
export function repairReferences(folder = routeReferencesFolder): void {
  for (const remote of referencedRemotes(folder)) {
    const file = join(folder, `${remote}.ts`);
    if (/^<{7} /m.test(readFileSync(file, 'utf8'))) rmSync(file);
  }
  writeReferencesIndex(folder);
}
