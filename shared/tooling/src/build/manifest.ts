import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseContract, type RemoteContract } from '@portal/platform/contract';
import {
  array,
  assign,
  create,
  literal,
  number,
  object,
  pattern,
  record,
  string,
  unknown,
  type Infer,
} from 'superstruct';
import { CliError } from '../cli-error.ts';

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
  files: record(fileName, object({ integrity, bytes: number() })),
});

/** `shell.json` in a built shell's folder; `lazy` names the chunks of the shared modules that it provides late. */
export const shellManifestShape = assign(
  folderManifest,
  object({
    kind: literal('shell'),
    platform: string(),
    runtime: array(fileName),
    lazy: record(string(), array(fileName)),
  }),
);

/** `remote.json` in a built remote's folder; `needs` are the late shared modules of its first screen. The contract is checked by `parseContract`, which says more. */
export const remoteManifestShape = assign(
  folderManifest,
  object({ kind: literal('remote'), container: string(), contract: unknown(), needs: array(string()) }),
);

export type ShellManifest = Readonly<Infer<typeof shellManifestShape>>;
export type RemoteManifest = Readonly<Omit<Infer<typeof remoteManifestShape>, 'contract'>> & {
  readonly contract: RemoteContract;
};
export type Manifest = ShellManifest | RemoteManifest;

/** What a built folder's manifest file is called. */
export const manifestFile = { shell: 'shell.json', remote: 'remote.json' } as const;

/** Content files of a workspace stand under this name in its build, and under /content/ on the site. */
export const contentFolder = 'content/';

/** Reads the manifest of a built folder. Throws a `CliError` that says what is wrong with it. */
export function readManifest(folder: string): Manifest {
  const kind = existsSync(join(folder, manifestFile.shell)) ? 'shell' : 'remote';
  const file = join(folder, manifestFile[kind]);
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (kind === 'shell') return create(value, shellManifestShape);
    const manifest = create(value, remoteManifestShape);
    return { ...manifest, contract: parseContract(manifest.contract) };
  } catch (error) {
    throw new CliError(`${file} can't be used: ${faultOf(error)}`);
  }
}

/** The messages of the file system and of the JSON parser are for programmers: the one has codes, the other whole lines of text. */
function faultOf(error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'it is not there; run portal build.';
  if (error instanceof SyntaxError) return 'it is no JSON; run portal build.';
  return error instanceof Error ? error.message : String(error);
}
