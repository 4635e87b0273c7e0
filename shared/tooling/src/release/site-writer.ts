import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestFile } from '../build/manifest.ts';
import { readArtifactFile, type BuildArtifact } from './build-artifact.ts';
import type { Composition } from './composition.ts';
import { withCompressed } from './compressed-files.ts';
import { demoFile, demoText } from './demo-mode.ts';
import { headersFile } from './security-headers.ts';
import { releaseRecordFile, type ReleaseRecord } from './release-record.ts';
import type { SiteFolder } from './site-folder.ts';
import type { SiteLock } from './site-lock.ts';

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;

/** Writes a file in one step, unless there is one with the same length. */
function writeOnce(path: string, bytes: Buffer): void {
  if (sizeOf(path) === bytes.length) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

/** Writes files and their compressed forms. Several files are compressed at a time, each on a thread. */
async function writeCompressed(
  files: readonly (readonly [path: string, bytes: Buffer])[],
  lock: SiteLock,
): Promise<void> {
  const write = async ([path, bytes]: readonly [string, Buffer]) => {
    const forms = await withCompressed(path, bytes);
    lock.assertHeld();
    for (const [name, content] of forms) writeOnce(name, content);
  };
  await Promise.all(files.map(write));
}

/**
 * Adds an artifact, which `verifyIntegrity` has checked, to the site with the compressed forms of its files. Completes
 * the folder when it is there already.
 */
export async function addArtifact(site: SiteFolder, artifact: BuildArtifact, lock: SiteLock): Promise<void> {
  const { manifest, folder } = artifact;
  const target = site.assets(manifest.workspace, manifest.build);
  const file = manifestFile[manifest.type];
  // The manifest is written last: if it is there, so are the compressed forms.
  const isComplete = existsSync(join(target, file));
  const files = Object.keys(manifest.files)
    .map((name) => [join(target, name), readArtifactFile(artifact, name)] as const)
    .filter(([path, bytes]) => !isComplete || sizeOf(path) !== bytes.length);
  await writeCompressed(files, lock);
  writeOnce(join(target, file), readFileSync(join(folder, file)));
}

/** Writes the release's own folder, which gets its name only when it is complete. */
export async function writeRelease(
  site: SiteFolder,
  composition: Composition,
  record: Omit<ReleaseRecord, 'id' | 'digest'>,
  lock: SiteLock,
): Promise<void> {
  const { release, html, headers, demo, content, embeds, assets, digest } = composition;
  const unfinished = join(lock.workFolder, release.id);
  const ofRelease: readonly (readonly [name: string, bytes: Buffer])[] = [
    ['index.html', Buffer.from(html)],
    ['release.json', Buffer.from(JSON.stringify(release))],
    [headersFile, Buffer.from(JSON.stringify(headers, null, 1))],
    [demoFile, Buffer.from(demoText(demo))],
    [releaseRecordFile, Buffer.from(JSON.stringify({ id: release.id, digest, ...record }, null, 1))],
    ...[...content].map(([name, bytes]) => [`content/${name}`, bytes] as const),
    ...[...embeds].map(([name, bytes]) => [`embed/${name}`, bytes] as const),
  ];
  const files = [
    ...[...assets].map(([address, bytes]) => [join(site.path, address), bytes] as const),
    ...ofRelease.map(([name, bytes]) => [join(unfinished, name), bytes] as const),
  ];
  await writeCompressed(files, lock);
  mkdirSync(dirname(site.release(release.id)), { recursive: true });
  renameSync(unfinished, site.release(release.id));
}
