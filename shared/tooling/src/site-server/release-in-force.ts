import { readFileSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { CliError } from '../cli-error.ts';
import type { SiteHeaders } from '../release/index.ts';

export interface ServedRelease {
  /** `releases/<id>` */
  readonly folder: string;
  readonly headers: SiteHeaders;
}

/**
 * Answers, each time anew, which release is in force: one that is swapped in counts from the next request on.
 * Throws a `CliError` when there is none.
 */
export function releaseInForce(siteDir: string): () => ServedRelease {
  let known: ServedRelease | undefined;
  return () => {
    const folder = currentFolder(siteDir);
    if (known?.folder !== folder) {
      known = {
        folder,
        headers: JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as SiteHeaders,
      };
    }
    return known;
  };
}

function currentFolder(siteDir: string): string {
  try {
    return realpathSync(join(siteDir, 'current'));
  } catch {
    throw new CliError(`There is no released site in ${siteDir}: run portal release first.`);
  }
}

/** Whether a folder has a file of this name below it, and not somewhere outside. */
export function hasFile(folder: string, name: string): boolean {
  const path = resolve(folder, name);
  return (
    path.startsWith(resolve(folder) + sep) && (statSync(path, { throwIfNoEntry: false })?.isFile() ?? false)
  );
}
