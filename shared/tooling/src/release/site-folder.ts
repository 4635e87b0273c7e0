import { lstatSync, readdirSync, readlinkSync, realpathSync, renameSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CliError } from '../cli-error.ts';
import { readIfExists, unlessDamaged } from '../json-file.ts';
import { readReleaseRecord, releaseRecordFile, type ReleaseRecord } from './release-record.ts';
import type { SiteLock } from './site-lock.ts';

/** A composed site on disk; the README has its folders. */
export interface SiteFolder {
  readonly path: string;
  /** `assets/<workspace>/<build>` */
  assets(workspace: string, build: string): string;
  /** `releases/<id>` */
  release(id: string): string;
  /**
   * Returns the folder of the active release, or undefined on a new site. Throws a `CliError` when it is missing: who took
   * the site for a new one would lose the builds that a rollback reaches.
   */
  activeFolder(): string | undefined;
  /** Returns the active release, or undefined on a new site. Throws a `CliError` when it is missing or can't be read. */
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
  const release = (id: string) => join(releases, id);
  const ids = () =>
    (readIfExists(releases, (folder) => readdirSync(folder)) ?? [])
      .filter((name) => /^\d{4,}$/.test(name))
      .sort((a, b) => Number(a) - Number(b));

  /** How to have an active release again, as the end of a sentence. */
  const remedy = (lost: string | undefined) => {
    const other = ids().findLast(
      (id) =>
        !lost?.startsWith(release(id)) && unlessDamaged(() => readReleaseRecord(release(id), 'restore it')),
    );
    const ways = [
      ...(lost === undefined ? [] : [`restore ${lost}`]),
      ...(other === undefined ? [] : [`point \`current\` at releases/${other}`]),
    ];
    return ways.join(', or ') || `restore ${releases}`;
  };
  const missing = (lost: string | undefined) =>
    new CliError(`The active release of the site in ${path} is missing: ${remedy(lost)}.`);

  const target = () => {
    const link = readIfExists(current, (file) =>
      lstatSync(file).isSymbolicLink() ? readlinkSync(file) : file,
    );
    return link === undefined ? undefined : resolve(path, link);
  };
  const activeFolder = () => {
    const folder = readIfExists(current, (file) => realpathSync(file));
    if (folder !== undefined) return folder;
    const lost = target();
    // A first release that ended before it was activated has nothing that a rollback reaches.
    if (lost !== undefined || ids().some((id) => Number(id) > 1)) throw missing(lost);
    return undefined;
  };
  return {
    path,
    assets: (workspace, build) => join(path, 'assets', workspace, build),
    release,
    ids,
    activeFolder,
    activeRelease() {
      if (activeFolder() === undefined) return undefined;
      const folder = target() ?? '';
      if (folder === resolve(current)) {
        const { id = '<id>' } = readReleaseRecord(folder, remedy(undefined)) ?? {};
        throw new CliError(`\`current\` in ${path} must be a link to releases/${id}: make it one again.`);
      }
      const file = join(folder, releaseRecordFile);
      const record = readReleaseRecord(folder, remedy(file));
      if (!record) throw missing(file);
      return record;
    },
    nextId: () => String(Number(ids().at(-1) ?? '0') + 1).padStart(4, '0'),
    activate(id, { workFolder }) {
      const next = join(workFolder, 'current');
      symlinkSync(join('releases', id), next);
      renameSync(next, current);
    },
  };
}
