import { unlessDamaged } from '../json-file.ts';
import { readReleaseRecord } from './release-record.ts';
import { siteFolder } from './site-folder.ts';

export interface ListedRelease {
  readonly id: string;
  readonly isActive: boolean;
  /** Build of each workspace; null when the record of the release is missing or damaged. */
  readonly builds: Readonly<Record<string, string>> | null;
}

/** Returns every release that the site still has, newest first. Throws a `CliError` when the active one can't be read. */
export function listReleases(sitePath: string): readonly ListedRelease[] {
  const site = siteFolder(sitePath);
  const active = site.activeRelease()?.id;
  return [...site.ids()].reverse().map((id) => {
    const record = unlessDamaged(() => readReleaseRecord(site.release(id), 'restore it'));
    const builds =
      record && Object.entries(record.builds).map(([name, [build = '']]) => [name, build] as const);
    return { id, isActive: id === active, builds: builds ? Object.fromEntries(builds) : null };
  });
}
