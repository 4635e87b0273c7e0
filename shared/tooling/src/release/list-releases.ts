import { readReleaseRecord } from './release-record.ts';
import { siteFolder } from './site-folder.ts';

export interface ListedRelease {
  readonly id: string;
  readonly isActive: boolean;
  /** Build of each workspace. */
  readonly builds: Readonly<Record<string, string>>;
}

/** Returns every release that the site still has, newest first. */
export function listReleases(sitePath: string): readonly ListedRelease[] {
  const site = siteFolder(sitePath);
  const active = site.activeRelease()?.id;
  return [...site.ids()].reverse().flatMap((id) => {
    const record = readReleaseRecord(site.release(id));
    if (!record) return [];
    const builds = Object.entries(record.builds).map(([name, [build = '']]) => [name, build] as const);
    return [{ id, isActive: id === active, builds: Object.fromEntries(builds) }];
  });
}
