import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { array, object, record, string, type Infer } from 'superstruct';
import { readJsonFile } from '../json-file.ts';

/** Written beside each release. */
export const releaseRecordFile = 'builds.json';

/** What to do about a damaged file of a release that is composed of builds and settings, as the end of a sentence. */
export const composeAgain = 'run portal configure, which composes it again';

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

/**
 * Returns the record in a release's folder, or undefined without one. Throws a `CliError` when it can't be read.
 *
 * @param remedy what to do then, as the end of a sentence
 */
export const readReleaseRecord = (folder: string, remedy: string): ReleaseRecord | undefined =>
  readJsonFile(join(folder, releaseRecordFile), releaseRecord, remedy);
