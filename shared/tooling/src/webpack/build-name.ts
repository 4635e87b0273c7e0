import { basename } from 'node:path';

/**
 * Placeholder for the build's own hash in its bundles: the hash is of the contents, so it is known only after them.
 * Twelve characters like the hash itself, valid in an identifier; without underscores, because webpack shortens those in
 * the name of its chunk list.
 */
export const buildPlaceholder = 'BUILDNAME000';

/** Name of the workspace as a global identifier, unique per build: `mfe_leases_<build>` (see FEDERATION in docs). */
export function containerName(folder: string, build: string = buildPlaceholder): string {
  return `${basename(folder).replace(/\W/g, '_')}_${build}`;
}
