import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { buildPlaceholder } from '../webpack/build-name.ts';

/** Files of a build by name; their order is that of their names. */
export type BuiltFiles = ReadonlyMap<string, Buffer>;

/** Returns all files of a folder at any depth by relative name; no file when there is no such folder. */
export function readFiles(folder: string): BuiltFiles {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  const names = entries
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
}

/**
 * Returns the name of a build: twelve hex digits of a hash of every name and byte, in which the build's own name is
 * still the placeholder. The same source gives the same name, on any machine.
 */
export function contentHash(files: BuiltFiles): string {
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  return hash.digest('hex').slice(0, 12);
}

/** Replaces the placeholder with the build's name. Nothing else changes, not even a length. */
export function withBuildName(files: BuiltFiles, build: string): BuiltFiles {
  const placeholder = Buffer.from(buildPlaceholder);
  return new Map(
    [...files].map(([name, bytes]) => [
      name,
      bytes.includes(placeholder)
        ? Buffer.from(bytes.toString('latin1').replaceAll(buildPlaceholder, build), 'latin1')
        : bytes,
    ]),
  );
}

/** `sha384-…` as browsers check it. */
export function integrityOf(bytes: Buffer | string): `sha384-${string}` {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}
