import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, create, object, record, string, type Infer } from 'superstruct';
import { CliError } from '../cli-error.ts';

/** Written beside each release. */
export const releaseRecordFile = 'builds.json';

const releasedBuilds = record(string(), array(string()));

/**
 * The builds of each workspace, newest first: the first one is released, and the others were before it. `release` puts
 * one on top, `rollback` takes it off.
 */
export type ReleasedBuilds = Readonly<Infer<typeof releasedBuilds>>;

const releaseRecord = object({
  id: string(),
  /** Hash of everything that the release was composed of: with the same one there is nothing to release. */
  digest: string(),
  /** Hash of the settings of the site that the page was made from. */
  settings: string(),
  builds: releasedBuilds,
});
export type ReleaseRecord = Readonly<Infer<typeof releaseRecord>>;

/** Returns the hash of a value that JSON can hold. */
export const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

/** Returns the record in a release's folder, or undefined without one. Throws a `CliError` when it can't be read. */
export function readReleaseRecord(folder: string): ReleaseRecord | undefined {
  const file = join(folder, releaseRecordFile);
  if (!existsSync(file)) return undefined;
  try {
    return create(JSON.parse(readFileSync(file, 'utf8')), releaseRecord);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(`The release in ${folder} can't be read: ${reason}`);
  }
}
