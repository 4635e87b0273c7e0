import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFolder } from './site-folder.ts';

export interface ListedRelease {
  readonly id: string;
  readonly inForce: boolean;
  /** Build of each workspace. */
  readonly builds: Readonly<Record<string, string>>;
}

/** Every release of a site that is still there, newest first. */
export function listReleases(sitePath: string): readonly ListedRelease[] {
  const site = siteFolder(sitePath);
  const current = site.current()?.id;
  return [...site.ids()].reverse().flatMap((id) => {
    const file = join(site.release(id), 'pieces.json');
    if (!existsSync(file)) return [];
    const { pieces } = JSON.parse(readFileSync(file, 'utf8')) as { pieces: Record<string, string[]> };
    const builds = Object.fromEntries(Object.entries(pieces).map(([name, [build = '']]) => [name, build]));
    return [{ id, inForce: id === current, builds }];
  });
}
