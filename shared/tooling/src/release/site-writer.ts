import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { manifestFile } from '../build/manifest.ts';
import { readBuilt, type Placed } from './built-file.ts';
import type { Composition } from './composition.ts';
import { withCompressed } from './compressed-files.ts';
import type { Pieces, SiteFolder } from './site-folder.ts';

const sizeOf = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.size;

/** Writes a file in one step; one that stands there with the same length is left alone. */
function put(path: string, bytes: Buffer): void {
  if (sizeOf(path) === bytes.length) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.part`, bytes);
  renameSync(`${path}.part`, path);
}

/**
 * Puts a build's folder, which `requireWhole` has checked, on the site with the compressed forms of its files.
 * A folder that is there already is only completed.
 */
export function placeFolder(site: SiteFolder, placed: Placed): void {
  const { manifest, folder } = placed;
  const target = site.assets(manifest.workspace, manifest.build);
  const file = manifestFile[manifest.kind];
  // The manifest is written last: with it there, so were the compressed forms.
  const stood = existsSync(join(target, file));
  for (const name of Object.keys(manifest.files)) {
    const bytes = readBuilt(placed, name);
    if (stood && sizeOf(join(target, name)) === bytes.length) continue;
    for (const [path, content] of withCompressed(join(target, name), bytes)) put(path, content);
  }
  put(join(target, file), readFileSync(join(folder, file)));
}

/** Writes the release's own folder, whole before it gets its name. */
export function writeRelease(site: SiteFolder, composition: Composition, pieces: Pieces): void {
  const { release, html, headers, content, brands, made } = composition;
  for (const { contents } of brands) {
    for (const [address, bytes] of contents) {
      for (const [path, compressed] of withCompressed(join(site.path, address), bytes)) put(path, compressed);
    }
  }
  const folder = site.release(release.id);
  const unfinished = `${folder}.part`;
  rmSync(unfinished, { recursive: true, force: true });
  const files = new Map<string, Buffer>([
    ['index.html', Buffer.from(html)],
    ['release.json', Buffer.from(JSON.stringify(release))],
    ['headers.json', Buffer.from(JSON.stringify(headers, null, 1))],
    ['pieces.json', Buffer.from(JSON.stringify({ id: release.id, made, pieces }, null, 1))],
    ...[...content].map(([name, bytes]) => [`content/${name}`, bytes] as const),
  ]);
  for (const [name, bytes] of files) {
    for (const [path, compressed] of withCompressed(join(unfinished, name), bytes)) put(path, compressed);
  }
  renameSync(unfinished, folder);
}
