import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../site/paths.ts';
import type { LoadedScript } from './scripts-before.ts';

export interface Part {
  /** Package or workspace that the code comes from. */
  readonly part: string;
  /** Workspace whose script carries it. */
  readonly workspace: string;
  /** Its share of the compressed files. */
  readonly bytes: number;
}

/** Characters by part, by emitted file. */
type PartsOfFiles = Readonly<Record<string, Readonly<Record<string, number>>>>;

const run = promisify(execFile);

async function partsOf(workspace: string): Promise<PartsOfFiles> {
  const { stdout } = await run(process.execPath, [join(root, 'scripts/parts.mjs'), workspace]);
  return JSON.parse(stdout) as PartsOfFiles;
}

/** `lifecycles.1f2e….js` is the chunk `lifecycles`, whatever its hash. */
const chunkOf = (file: string) => file.split('.')[0];

/** Returns the parts of the scripts. A part's compressed size is its share of the file's characters. */
export async function partsByName(scripts: readonly LoadedScript[]): Promise<readonly Part[]> {
  const located = scripts.map(({ path, transferred }) => {
    const [, , workspace = '', , file = ''] = path.split('/');
    return { workspace, file, transferred };
  });
  const workspaces = [...new Set(located.map(({ workspace }) => workspace))];
  const known = new Map<string, PartsOfFiles>();
  for (const workspace of workspaces) known.set(workspace, await partsOf(workspace));
  const sums = new Map<string, Part>();
  for (const { workspace, file, transferred } of located) {
    const files = Object.entries(known.get(workspace) ?? {});
    const parts = (files.find(([name]) => chunkOf(name) === chunkOf(file)) ?? [])[1] ?? { unknown: 1 };
    const characters = Object.values(parts).reduce((sum, count) => sum + count, 0);
    for (const [part, count] of Object.entries(parts)) {
      const key = `${workspace} ${part}`;
      const bytes = (sums.get(key)?.bytes ?? 0) + (transferred * count) / characters;
      sums.set(key, { part, workspace, bytes });
    }
  }
  return [...sums.values()].sort((a, b) => b.bytes - a.bytes);
}
