import { existsSync, readdirSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readReleaseRecord, type ReleaseRecord } from './release-record.ts';
import type { SiteLock } from './site-lock.ts';

/** A composed site on disk; the README has its folders. */
export interface SiteFolder {
  readonly path: string;
  /** `assets/<workspace>/<build>` */
  assets(workspace: string, build: string): string;
  /** `releases/<id>` */
  release(id: string): string;
  /** Returns the active release, or undefined on a new site. Throws a `CliError` when its record can't be read. */
  activeRelease(): ReleaseRecord | undefined;
  /** Returns the ids of all releases, oldest first. */
  ids(): readonly string[];
  /** Returns the number after the highest one, `0008`; no number is used twice. */
  nextId(): string;
  /**
   * Activates a release in one step: a request sees the old one or the new one, never a mixture. Fails when the lock was
   * lost.
   */
  activate(id: string, lock: SiteLock): void;
}

export function siteFolder(path: string): SiteFolder {
  const releases = join(path, 'releases');
  const current = join(path, 'current');
  const ids = () =>
    existsSync(releases)
      ? readdirSync(releases)
          .filter((name) => /^\d{4,}$/.test(name))
          .sort((a, b) => Number(a) - Number(b))
      : [];
  return {
    path,
    assets: (workspace, build) => join(path, 'assets', workspace, build),
    release: (id) => join(releases, id),
    ids,
    activeRelease() {
      if (!existsSync(current)) return undefined;
      return readReleaseRecord(join(releases, basename(readlinkSync(current))));
    },
    nextId: () => String(Number(ids().at(-1) ?? '0') + 1).padStart(4, '0'),
    activate(id, { workFolder }) {
      const next = join(workFolder, 'current');
      symlinkSync(join('releases', id), next);
      renameSync(next, current);
    },
  };
}
