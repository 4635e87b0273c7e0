import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../cli-error.ts';
import { readIfExists } from '../json-file.ts';
import type { ReleaseRecord } from './release-record.ts';
import { siteFolder } from './site-folder.ts';
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
 * keeps the newest `keep` releases with everything that their pages name, the active one, and the newest `keep` builds of
 * each workspace, which `rollback` can reach. Throws a `CliError` when the site has no release.
 */
export function prune(sitePath: string, keep: number): Promise<Pruned> {
  return withSiteLock(sitePath, ({ workFolder }) => {
    const site = siteFolder(sitePath);
    const active = site.activeRelease();
    if (!active) throw new CliError(`There is no released site in ${sitePath}: there is nothing to remove.`);
    const kept = new Set([active.id, ...site.ids().slice(-keep)]);
    const pages = [...kept].flatMap(
      (id) => readIfExists(join(site.release(id), 'index.html'), readPage) ?? [],
    );
    const oldReleases = site.ids().filter((id) => !kept.has(id));
    const oldBuilds = unnamedBuilds(sitePath, reachableBuilds(active, keep), pages);
    const paths = [
      ...oldReleases.map((id) => site.release(id)),
      ...oldBuilds.map(({ workspace, build }) => site.assets(workspace, build)),
      ...unnamedFiles(sitePath, pages),
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

const readPage = (file: string): string => readFileSync(file, 'utf8');

const reachableBuilds = ({ builds }: ReleaseRecord, keep: number): ReadonlySet<string> =>
  new Set(
    Object.entries(builds).flatMap(([workspace, own]) =>
      own.slice(0, keep).map((build) => join(workspace, build)),
    ),
  );

const foldersIn = (path: string): readonly string[] =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    : [];

interface SiteBuild {
  readonly workspace: string;
  readonly build: string;
}

/** A page names every build of its release, and every file of its brands and languages, by address. */
const isNamed = (pages: readonly string[], address: string): boolean =>
  pages.some((page) => page.includes(`/assets/${address}`));

function unnamedBuilds(
  sitePath: string,
  reachable: ReadonlySet<string>,
  pages: readonly string[],
): readonly SiteBuild[] {
  const assets = join(sitePath, 'assets');
  return foldersIn(assets)
    .filter((workspace) => !foldersOfPages.includes(workspace))
    .flatMap((workspace) =>
      foldersIn(join(assets, workspace)).flatMap((build) =>
        reachable.has(join(workspace, build)) || isNamed(pages, `${workspace}/${build}/`)
          ? []
          : [{ workspace, build }],
      ),
    );
}

function unnamedFiles(sitePath: string, pages: readonly string[]): readonly string[] {
  const assets = join(sitePath, 'assets');
  const folders = foldersOfPages.flatMap((kind) =>
    foldersIn(join(assets, kind)).map((own) => `${kind}/${own}`),
  );
  return folders.flatMap((folder) =>
    readdirSync(join(assets, folder)).flatMap((name) =>
      isNamed(pages, `${folder}/${name.replace(/\.(gz|br)$/, '')}`) ? [] : [join(assets, folder, name)],
    ),
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
