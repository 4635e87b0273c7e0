import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { inputHash } from './input-hash.ts';

/** `dist/build.json`: which build stands in `dist`, and what it was made of. */
export interface BuildRecord {
  readonly build: string;
  readonly inputs: string;
}

export interface BuildResult {
  readonly workspace: string;
  readonly build: string;
  /** `dist/<build>` */
  readonly folder: string;
  readonly status: 'built' | 'unchanged';
}

function readRecord(folder: string): BuildRecord | undefined {
  const file = join(folder, 'dist', 'build.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildRecord) : undefined;
}

/** The build that stands in the workspace's `dist`, or undefined when there is none. */
export function latestBuild(folder: string): BuildResult | undefined {
  const record = readRecord(folder);
  if (!record) return undefined;
  const { build } = record;
  const built = join(folder, 'dist', build);
  return existsSync(built)
    ? { workspace: basename(folder), build, folder: built, status: 'unchanged' }
    : undefined;
}

/** The standing build when it was made of the present sources. */
export function upToDateBuild(folder: string): BuildResult | undefined {
  const latest = latestBuild(folder);
  return latest && readRecord(folder)?.inputs === inputHash(folder) ? latest : undefined;
}
