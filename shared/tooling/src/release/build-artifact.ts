import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '../build/built-files.ts';
import { buildAgain, readManifest, type Manifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';
import { readIfExists } from '../json-file.ts';
import type { SiteFolder } from './site-folder.ts';

/** A build and the folder of its files, in a workspace's dist or already on the site. */
export interface BuildArtifact<Type extends Manifest = Manifest> {
  readonly manifest: Type;
  readonly folder: string;
  /** What to do when a file of it is missing or damaged, as the end of a sentence. */
  readonly remedy: string;
}

/** Returns the build in a folder of `dist`. Throws a `CliError` when it can't be used. */
export const readBuilt = (folder: string): BuildArtifact => ({
  folder,
  manifest: readManifest(folder),
  remedy: buildAgain,
});

/** Returns a build on the site. Throws a `CliError` when it can't be used. */
export function readOnSite(site: SiteFolder, workspace: string, build: string): BuildArtifact {
  const folder = site.assets(workspace, build);
  const remedy = `restore ${folder}, or check out the source of this build of ${workspace}, build it and release it again`;
  return { folder, manifest: readManifest(folder, remedy), remedy };
}

/** Returns the bytes of a file of a build. Throws a `CliError` when the file is missing. */
export function readArtifactFile(
  { manifest: { workspace }, folder, remedy }: BuildArtifact,
  name: string,
): Buffer {
  const bytes = readIfExists(join(folder, name), (path) => readFileSync(path));
  if (bytes) return bytes;
  throw new CliError(`${workspace} has an incomplete build: ${name} is missing in ${folder}; ${remedy}.`);
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
