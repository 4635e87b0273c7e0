import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create, object, pattern, string, type Infer } from 'superstruct';
import { CliError } from '../cli-error.ts';

const recordShape = object({ build: pattern(string(), /^[0-9a-f]{12}$/) });

/** `dist/build.json`: the name of the build in `dist`. */
export type BuildRecord = Readonly<Infer<typeof recordShape>>;

export interface Build {
  readonly workspace: string;
  readonly build: string;
  /** `dist/<build>` */
  readonly folder: string;
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
  const built = join(folder, 'dist', build);
  if (!existsSync(built)) {
    throw new CliError(`${workspace} has an incomplete build: dist/${build} is missing; run portal build.`);
  }
  return { workspace, build, folder: built };
}
