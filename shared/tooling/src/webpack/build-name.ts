import { basename } from 'node:path';

/**
 * Stands in the bundles where the build's own hash will stand: the hash is of the contents, so it is known only when
 * they are. Twelve characters like the hash itself, and fit for an identifier; no underscores, for webpack
 * shortens those in the name of its chunk list.
 */
export const buildPlaceholder = 'BUILDNAME000';

/** Name of the workspace as a global identifier, unique per build: `mfe_leases_<build>` (see FEDERATION in docs). */
export function containerName(folder: string, build: string = buildPlaceholder): string {
  return `${basename(folder).replace(/\W/g, '_')}_${build}`;
}
