import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { CliError } from '../cli-error.ts';
import { unusable } from '../json-file.ts';
import { composeAgain, readSiteHeaders, siteFolder, type SiteHeaders } from '../release/index.ts';

export interface ServedRelease {
  /** `releases/<id>` */
  readonly folder: string;
  readonly headers: SiteHeaders;
}

/**
 * Returns a function that gives the active release: one that is activated counts from the next request on. The function
 * throws a `CliError` when there is no release, and when it can't be read.
 */
export function activeReleaseOf(siteDir: string): () => ServedRelease {
  const site = siteFolder(siteDir);
  let known: ServedRelease | undefined;
  return () => {
    const folder = site.activeFolder();
    if (folder === undefined)
      throw new CliError(`There is no released site in ${siteDir}: run portal release first.`);
    if (known?.folder !== folder) {
      known = { folder, headers: readSiteHeaders(folder) };
    }
    return known;
  };
}

/** Throws a `CliError` when a release has no page. */
export function assertPage({ folder }: ServedRelease): void {
  if (hasFile(folder, 'index.html')) return;
  throw unusable(join(folder, 'index.html'), 'it does not exist', composeAgain);
}

/** Returns whether a folder contains a file of this name, at any depth but not outside of it. */
export function hasFile(folder: string, name: string): boolean {
  const path = resolve(folder, name);
  return (
    path.startsWith(resolve(folder) + sep) && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
  );
}
