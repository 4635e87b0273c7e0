import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../build/built-files.ts';
import type { Manifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';

/** A build with the folder that its files stand in, in a workspace's dist or already on the site. */
export interface Placed<Kind extends Manifest = Manifest> {
  readonly manifest: Kind;
  readonly folder: string;
}

/** Bytes of a file of a build. Throws a `CliError` when the folder has lost it. */
export function readBuilt({ manifest: { workspace }, folder }: Placed, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new CliError(
      `${workspace} has an incomplete build: ${name} is missing in ${folder}; run portal build in ${workspace}, then release it.`,
    );
  }
}

/** Checks every file of a build against its hash. Throws a `CliError` when one is missing or not the one that was built. */
export function requireWhole(placed: Placed): void {
  const { workspace, files } = placed.manifest;
  for (const [name, { integrity }] of Object.entries(files)) {
    if (integrityOf(readBuilt(placed, name)) !== integrity) {
      throw new CliError(`${workspace}/${name} is not the file that was built: build it again.`);
    }
  }
}
