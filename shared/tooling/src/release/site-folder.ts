import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { array, create, object, record, string, type Infer } from 'superstruct';
import { CliError } from '../cli-error.ts';

/**
 * Which build of each workspace is in force, and which were before it, newest first: `release` puts one on top,
 * `rollback` takes it off. Written beside each release as pieces.json.
 */
const piecesShape = record(string(), array(string()));
export type Pieces = Readonly<Infer<typeof piecesShape>>;

const recordShape = object({
  id: string(),
  /** Hash over everything the release was composed of: the same means nothing to release. */
  made: string(),
  pieces: piecesShape,
});
export type ReleaseRecord = Readonly<Infer<typeof recordShape>>;

/** A composed site on disk; see the README for what lies where. */
export interface SiteFolder {
  readonly path: string;
  /** `assets/<workspace>/<build>` */
  assets(workspace: string, build: string): string;
  /** `releases/<id>` */
  release(id: string): string;
  /** The release in force, or undefined on a new site. Throws a `CliError` when its record can't be read. */
  current(): ReleaseRecord | undefined;
  ids(): readonly string[];
  /** The number after the highest one, `0008`; numbers are never used twice. */
  nextId(): string;
  /** Puts a release in force in one step: a request sees the old one or the new one, never a mixture. */
  swap(id: string): void;
}

export function siteFolder(path: string): SiteFolder {
  const releases = join(path, 'releases');
  const current = join(path, 'current');
  const ids = () =>
    existsSync(releases)
      ? readdirSync(releases)
          .filter((name) => /^\d{4,}$/.test(name))
          .sort((a, b) => Number(a) - Number(b))
      : [];
  return {
    path,
    assets: (workspace, build) => join(path, 'assets', workspace, build),
    release: (id) => join(releases, id),
    ids,
    current() {
      if (!existsSync(current)) return undefined;
      return readRecord(join(releases, basename(readlinkSync(current))));
    },
    nextId: () => String(Number(ids().at(-1) ?? '0') + 1).padStart(4, '0'),
    swap(id) {
      mkdirSync(path, { recursive: true });
      const next = `${current}.next`;
      rmSync(next, { force: true });
      symlinkSync(join('releases', id), next);
      renameSync(next, current);
    },
  };
}

function readRecord(folder: string): ReleaseRecord {
  try {
    return create(JSON.parse(readFileSync(join(folder, 'pieces.json'), 'utf8')), recordShape);
  } catch (error) {
    throw new CliError(
      `The release in ${folder} can't be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
