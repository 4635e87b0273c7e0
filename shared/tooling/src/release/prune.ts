import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cli-error.ts';
import { readReleaseRecord, type ReleaseRecord } from './release-record.ts';
import { siteFolder, type SiteFolder } from './site-folder.ts';
import { translatedFolder } from './page/translated-pages.ts';
import { withSiteLock } from './site-lock.ts';

/** What `prune` has removed. */
export interface Pruned {
  readonly releases: readonly string[];
  /** `<workspace> <build>` */
  readonly builds: readonly string[];
  /** Of everything, with the files outside of builds. */
  readonly bytes: number;
}

/** Folders of `assets/` whose files are in no build. */
const foldersOfPages: readonly string[] = ['brand', translatedFolder];

/**
 * Removes old releases and builds from a site, and files of brands and languages that no release names any more. It
 * keeps the newest `keep` releases with everything that they name, the active one, and the newest `keep` builds of each
 * workspace, which `rollback` can reach. Throws a `CliError` when the site has no release.
 */
export function prune(sitePath: string, keep: number): Promise<Pruned> {
  return withSiteLock(sitePath, ({ workFolder }) => {
    const site = siteFolder(sitePath);
    const active = site.activeRelease();
    if (!active) throw new CliError(`There is no released site in ${sitePath}: there is nothing to remove.`);
    const records = keptRecords(site, active, keep);
    const kept = new Set(records.map(({ id }) => id));
    const oldReleases = site.ids().filter((id) => !kept.has(id));
    const oldBuilds = unnamedBuilds(sitePath, namedBuilds(records, active, keep));
    const paths = [
      ...oldReleases.map((id) => site.release(id)),
      ...oldBuilds.map(({ workspace, build }) => site.assets(workspace, build)),
      ...unnamedFiles(
        sitePath,
        records.map(({ id }) => site.release(id)),
      ),
    ];
    let bytes = 0;
    for (const [at, path] of paths.entries()) {
      bytes += sizeOf(path);
      const taken = join(workFolder, String(at));
      renameSync(path, taken);
      rmSync(taken, { recursive: true });
    }
    const builds = oldBuilds.map(({ workspace, build }) => `${workspace} ${build}`);
    return Promise.resolve({ releases: oldReleases, builds, bytes });
  });
}

function keptRecords(site: SiteFolder, active: ReleaseRecord, keep: number): readonly ReleaseRecord[] {
  const newest = site.ids().slice(-keep);
  const ids = newest.includes(active.id) ? newest : [active.id, ...newest];
  return ids.flatMap((id) => readReleaseRecord(site.release(id)) ?? []);
}

function namedBuilds(
  records: readonly ReleaseRecord[],
  active: ReleaseRecord,
  keep: number,
): ReadonlySet<string> {
  const reachable = Object.entries(active.builds).flatMap(([workspace, builds]) =>
    builds.slice(0, keep).map((build) => join(workspace, build)),
  );
  const released = records.flatMap(({ builds }) =>
    Object.entries(builds).map(([workspace, [build = '']]) => join(workspace, build)),
  );
  return new Set([...reachable, ...released]);
}

const foldersIn = (path: string): readonly string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

interface SiteBuild {
  readonly workspace: string;
  readonly build: string;
}

function unnamedBuilds(sitePath: string, named: ReadonlySet<string>): readonly SiteBuild[] {
  const assets = join(sitePath, 'assets');
  return foldersIn(assets)
    .filter((workspace) => !foldersOfPages.includes(workspace))
    .flatMap((workspace) =>
      foldersIn(join(assets, workspace)).flatMap((build) =>
        named.has(join(workspace, build)) ? [] : [{ workspace, build }],
      ),
    );
}

/** A page names every file of its brands and languages, by addresses that hold their hashes. */
function unnamedFiles(sitePath: string, releases: readonly string[]): readonly string[] {
  const pages = releases.map((folder) => readFileSync(join(folder, 'index.html'), 'utf8'));
  const assets = join(sitePath, 'assets');
  const folders = foldersOfPages.flatMap((kind) =>
    foldersIn(join(assets, kind)).map((own) => `${kind}/${own}`),
  );
  return folders.flatMap((folder) =>
    readdirSync(join(assets, folder)).flatMap((name) => {
      const address = `/assets/${folder}/${name.replace(/\.(gz|br)$/, '')}`;
      return pages.some((page) => page.includes(address)) ? [] : [join(assets, folder, name)];
    }),
  );
}

function sizeOf(path: string): number {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  const entries = readdirSync(path, { withFileTypes: true, recursive: true });
  return entries.reduce(
    (sum, entry) => sum + (entry.isFile() ? statSync(join(entry.parentPath, entry.name)).size : 0),
    0,
  );
}
