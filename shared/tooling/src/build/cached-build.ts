import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create, object, pattern, string, type Infer } from 'superstruct';
import { CliError } from '../cli-error.ts';
import { integrityOf } from './built-files.ts';
import { inputHash } from './input-hash.ts';
import { readManifest } from './manifest.ts';

const recordShape = object({ build: pattern(string(), /^[0-9a-f]{12}$/), inputs: string() });

/** `dist/build.json`: the build in `dist`, and the hash of its inputs. */
export type BuildRecord = Readonly<Infer<typeof recordShape>>;

export interface BuildResult {
  readonly workspace: string;
  readonly build: string;
  /** `dist/<build>` */
  readonly folder: string;
  readonly status: 'built' | 'unchanged';
}

const recordFile = (folder: string): string => join(folder, 'dist', 'build.json');

function readRecord(folder: string): BuildRecord | undefined {
  try {
    return create(JSON.parse(readFileSync(recordFile(folder), 'utf8')), recordShape);
  } catch {
    return undefined;
  }
}

/**
 * Returns the build in the workspace's `dist`, or undefined without one. Throws a `CliError` when `dist` is not as
 * a build leaves it.
 */
export function latestBuild(folder: string): BuildResult | undefined {
  if (!existsSync(recordFile(folder))) return undefined;
  const workspace = basename(folder);
  const record = readRecord(folder);
  if (!record) {
    throw new CliError(
      `${workspace} has an incomplete build: dist/build.json can't be read; run portal build.`,
    );
  }
  const { build } = record;
  const built = join(folder, 'dist', build);
  if (!existsSync(built)) {
    throw new CliError(`${workspace} has an incomplete build: dist/${build} is missing; run portal build.`);
  }
  return { workspace, build, folder: built, status: 'unchanged' };
}

/** Returns the cached build when it was made from the present sources and none of its files has changed since. */
export function upToDateBuild(folder: string): BuildResult | undefined {
  const record = readRecord(folder);
  if (record?.inputs !== inputHash(folder)) return undefined;
  const built = join(folder, 'dist', record.build);
  return isIntact(built)
    ? { workspace: basename(folder), build: record.build, folder: built, status: 'unchanged' }
    : undefined;
}

/** A build with a missing or changed file has to be built again, even if no source has changed. */
function isIntact(built: string): boolean {
  try {
    const { files } = readManifest(built);
    return Object.entries(files).every(
      ([name, { integrity }]) => integrityOf(readFileSync(join(built, name))) === integrity,
    );
  } catch {
    return false;
  }
}
