import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestFile } from '../build/manifest.ts';
import { readIfExists } from '../json-file.ts';
import { readArtifactFile, type BuildArtifact } from './build-artifact.ts';
import type { Composition } from './composition.ts';
import { isWritten, withCompressed } from './compressed-files.ts';
import { demoFile, demoText } from './demo-mode.ts';
import { headersFile } from './security-headers.ts';
import { releaseRecordFile, type ReleaseRecord } from './release-record.ts';
import type { SiteFolder } from './site-folder.ts';
import type { SiteLock } from './site-lock.ts';

/** Writes a file in one step. */
function writeWhole(path: string, bytes: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

type FileToWrite = readonly [path: string, bytes: Buffer];

/** Writes files and their compressed forms, but for what is there. Several files are compressed at a time, each on a thread. */
async function writeCompressed(files: readonly FileToWrite[], lock: SiteLock): Promise<void> {
  const write = async ([path, bytes]: FileToWrite) => {
    const forms = await withCompressed(path, bytes);
    lock.assertHeld();
    for (const [name, content] of forms) writeWhole(name, content);
  };
  await Promise.all(files.filter((file) => !isWritten(...file)).map(write));
}

/**
 * Adds an artifact, which `verifyIntegrity` has checked, to the site with the compressed forms of its files. Completes
 * and mends the folder when it is there already.
 */
export async function addArtifact(site: SiteFolder, artifact: BuildArtifact, lock: SiteLock): Promise<void> {
  const { manifest, folder } = artifact;
  const target = site.assets(manifest.workspace, manifest.build);
  const file = manifestFile[manifest.type];
  const files = Object.keys(manifest.files).map(
    (name) => [join(target, name), readArtifactFile(artifact, name)] as const,
  );
  await writeCompressed(files, lock);
  const bytes = readFileSync(join(folder, file));
  const isThere = readIfExists(join(target, file), (path) => readFileSync(path).equals(bytes));
  // Written last: what has a manifest is complete.
  if (!isThere) writeWhole(join(target, file), bytes);
}

/** Returns what is made of a composition, but for its record; the release's own files in this folder. */
function filesOf(site: SiteFolder, composition: Composition, folder: string): readonly FileToWrite[] {
  const { release, html, headers, demo, content, embeds, assets } = composition;
  const own: readonly (readonly [name: string, bytes: Buffer])[] = [
    ['index.html', Buffer.from(html)],
    ['release.json', Buffer.from(JSON.stringify(release))],
    [headersFile, Buffer.from(JSON.stringify(headers, null, 1))],
    [demoFile, Buffer.from(demoText(demo))],
    ...[...content].map(([name, bytes]) => [`content/${name}`, bytes] as const),
    ...[...embeds].map(([name, bytes]) => [`embed/${name}`, bytes] as const),
  ];
  return [
    ...[...assets].map(([address, bytes]) => [join(site.path, address), bytes] as const),
    ...own.map(([name, bytes]) => [join(folder, name), bytes] as const),
  ];
}

/** Returns whether the site has everything of a composition, whole. */
export const isOnSite = (site: SiteFolder, composition: Composition): boolean =>
  filesOf(site, composition, site.release(composition.release.id)).every((file) => isWritten(...file));

/** Writes the release's own folder, which gets its name only when it is complete. */
export async function writeRelease(
  site: SiteFolder,
  composition: Composition,
  record: Omit<ReleaseRecord, 'id' | 'digest'>,
  lock: SiteLock,
): Promise<void> {
  const { release, digest } = composition;
  const unfinished = join(lock.workFolder, release.id);
  const bytes = Buffer.from(JSON.stringify({ id: release.id, digest, ...record }, null, 1));
  const files = filesOf(site, composition, unfinished);
  await writeCompressed([...files, [join(unfinished, releaseRecordFile), bytes]], lock);
  mkdirSync(dirname(site.release(release.id)), { recursive: true });
  renameSync(unfinished, site.release(release.id));
}
