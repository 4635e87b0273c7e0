import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ContractError, parseContract, type RemoteContract } from '@portal/platform/contract';
import {
  array,
  assign,
  literal,
  number,
  object,
  optional,
  pattern,
  record,
  string,
  unknown,
  type Infer,
} from 'superstruct';
import { readJsonFile, unusable } from '../json-file.ts';

const fileName = pattern(string(), /^[\w@-][\w.@-]*(\/[\w@-][\w.@-]*)*$/);
const build = pattern(string(), /^[0-9a-f]{12}$/);
const integrity = pattern(string(), /^sha384-[A-Za-z0-9+/]{64}$/);

const folderManifest = object({
  workspace: pattern(string(), /^[a-z][a-z0-9-]*$/),
  build,
  /** First script of the folder. */
  entry: fileName,
  /** Chunks that a page fetches together with it. */
  preload: array(fileName),
  /** Screens that a page shows before any script has arrived; not in a build without such screens. */
  prerendered: optional(fileName),
  files: record(fileName, object({ integrity, bytes: number() })),
});

/**
 * `shell.json` in a built shell's folder; `lazy` names the chunks of the shared modules that it provides lazily, and
 * `provides` has the version of every shared module, and `exports` the names in those whose names are known.
 */
export const shellManifestShape = assign(
  folderManifest,
  object({
    type: literal('shell'),
    /** Scripts, styles and brands of the page. */
    page: fileName,
    platform: string(),
    runtime: array(fileName),
    /** Chunk of menu and header; a shell of before 4.3.0 has them in its main script. */
    frame: optional(array(fileName)),
    /** What the shell knows of the page's configuration, as `configKeys` of the platform names it. */
    configKeys: optional(array(string())),
    lazy: record(string(), array(fileName)),
    provides: record(string(), string()),
    exports: optional(record(string(), array(string()))),
  }),
);

/**
 * `remote.json` in a built remote's folder; `needs` are the lazy shared modules of its first screen, `requires` the ranges
 * of versions of the shared modules that it takes from the page, `imports` the names that it imports from each, and
 * `exposes` the exports of what it exposes. The contract is checked by `parseContract`, which says more.
 */
export const remoteManifestShape = assign(
  folderManifest,
  object({
    type: literal('remote'),
    container: string(),
    contract: unknown(),
    needs: array(string()),
    /** Chunks that the first screens of a demonstration have besides; those named `demo-…`. */
    demo: optional(array(fileName)),
    requires: record(string(), string()),
    imports: optional(record(string(), array(string()))),
    exposes: record(string(), array(string())),
    /** Module that defines its element for pages of others; an older build has none. */
    embed: optional(fileName),
  }),
);

export type ShellManifest = Readonly<Infer<typeof shellManifestShape>>;
export type RemoteManifest = Readonly<Omit<Infer<typeof remoteManifestShape>, 'contract'>> & {
  readonly contract: RemoteContract;
};
export type Manifest = ShellManifest | RemoteManifest;

/** What a built folder's manifest file is called. */
export const manifestFile = { shell: 'shell.json', remote: 'remote.json' } as const;

/** Folder of what a build has for its element, which only pages of others load. */
export const embedFolder = 'embed/';

/** Folder of a workspace's content files in its build; on the site they are served at /content/. */
export const contentFolder = 'content/';

/** What to do about a damaged build in `dist`, as the end of a sentence. */
export const buildAgain = 'run portal build';

/**
 * Reads the manifest of a build's folder. Throws a `CliError` that says what is wrong with it.
 *
 * @param remedy what to do then, as the end of a sentence
 */
export function readManifest(folder: string, remedy: string = buildAgain): Manifest {
  const type = existsSync(join(folder, manifestFile.shell)) ? 'shell' : 'remote';
  const file = join(folder, manifestFile[type]);
  if (type === 'shell') return readJsonFile(file, shellManifestShape, remedy) ?? throwMissing(file, remedy);
  const manifest = readJsonFile(file, remoteManifestShape, remedy) ?? throwMissing(file, remedy);
  try {
    return { ...manifest, contract: parseContract(manifest.contract) };
  } catch (error) {
    throw error instanceof ContractError ? unusable(file, error.message, remedy) : error;
  }
}

function throwMissing(file: string, remedy: string): never {
  const folder = dirname(file);
  throw unusable(existsSync(folder) ? file : folder, 'it does not exist', remedy);
}
