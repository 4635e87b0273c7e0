import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create, nullable, object, pattern, string, type Infer } from 'superstruct';
import { CliError } from '../cli-error.ts';

const recordShape = object({ build: nullable(pattern(string(), /^[0-9a-f]{12}$/)) });

/** `dist/build.json`: the name of the build in `dist`; null from the beginning of a build to its success. */
type BuildRecord = Readonly<Infer<typeof recordShape>>;

export interface Build {
  readonly workspace: string;
  readonly build: string;
  /** `dist/<build>` */
  readonly folder: string;
}

const recordFile = (folder: string): string => join(folder, 'dist', 'build.json');

function writeRecord(folder: string, record: BuildRecord): void {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(recordFile(folder), `${JSON.stringify(record)}\n`);
}

/** Records that a build has begun: until it has ended well, the workspace has no build that could be released. */
export function beginBuild(folder: string): void {
  writeRecord(folder, { build: null });
}

/** Records the build that is now complete in `dist`. */
export function endBuild(folder: string, build: string): void {
  writeRecord(folder, { build });
}

function readRecord(folder: string): BuildRecord | undefined {
  try {
    return create(JSON.parse(readFileSync(recordFile(folder), 'utf8')), recordShape);
  } catch {
    return undefined;
  }
}

/**
 * Returns the build in the workspace's `dist`, or undefined without one. Throws a `CliError` when the last
 * build failed or was interrupted, and when `dist` is not as a build leaves it.
 */
export function latestBuild(folder: string): Build | undefined {
  if (!existsSync(recordFile(folder))) return undefined;
  const workspace = basename(folder);
  const record = readRecord(folder);
  if (!record) {
    throw new CliError(
      `${workspace} has an incomplete build: dist/build.json can't be read; run portal build.`,
    );
  }
  const { build } = record;
  if (build === null) {
    throw new CliError(
      `${workspace} has no build to release: the last one failed or was interrupted; run portal build and mend what it names.`,
    );
  }
  const built = join(folder, 'dist', build);
  if (!existsSync(built)) {
    throw new CliError(`${workspace} has an incomplete build: dist/${build} is missing; run portal build.`);
  }
  return { workspace, build, folder: built };
}
