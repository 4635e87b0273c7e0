import type { RemoteContract } from '@portal/platform/contract';
import {
  array,
  assign,
  literal,
  number,
  object,
  pattern,
  record,
  string,
  unknown,
  type Infer,
} from 'superstruct';

const fileName = pattern(string(), /^[\w.@-]+$/);
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

/** `shell.json` in a built shell's folder. */
export const shellManifestShape = assign(
  folderManifest,
  object({ kind: literal('shell'), platform: string(), runtime: array(fileName) }),
);

/** `remote.json` in a built remote's folder; the contract is checked by `parseContract`, which says more. */
export const remoteManifestShape = assign(
  folderManifest,
  object({ kind: literal('remote'), container: string(), contract: unknown() }),
);

export type ShellManifest = Readonly<Infer<typeof shellManifestShape>>;
export type RemoteManifest = Readonly<Omit<Infer<typeof remoteManifestShape>, 'contract'>> & {
  readonly contract: RemoteContract;
};
export type Manifest = ShellManifest | RemoteManifest;

/** What a built folder's manifest file is called. */
export const manifestFile = { shell: 'shell.json', remote: 'remote.json' } as const;
