import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../build/built-files.ts';
import type { Manifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';

/** A build and the folder of its files, in a workspace's dist or already on the site. */
export interface BuildArtifact<Type extends Manifest = Manifest> {
  readonly manifest: Type;
  readonly folder: string;
}

/** Returns the bytes of a file of a build. Throws a `CliError` when the file is missing. */
export function readArtifactFile({ manifest: { workspace }, folder }: BuildArtifact, name: string): Buffer {
  try {
    return readFileSync(join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new CliError(
      `${workspace} has an incomplete build: ${name} is missing in ${folder}; run portal build in ${workspace}, then release it.`,
    );
  }
}

/** Checks every file of a build against its hash. Throws a `CliError` when one is missing or was changed. */
export function verifyIntegrity(artifact: BuildArtifact): void {
  const { workspace, files } = artifact.manifest;
  for (const [name, { integrity }] of Object.entries(files)) {
    if (integrityOf(readArtifactFile(artifact, name)) !== integrity) {
      throw new CliError(`${workspace}/${name} is not the file that was built: build it again.`);
    }
  }
}
