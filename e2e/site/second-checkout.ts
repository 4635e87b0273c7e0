import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './paths.ts';

/** The checkout of a feature team on another machine: the same sources and packages, without builds and releases. */
export interface SecondCheckout {
  readonly folder: string;
  /** The release tool of this checkout. */
  readonly portalProgram: string;
  remove(): Promise<void>;
}

const notCopied = /^(\.git|\.portal|node_modules|.*\/dist)$/;

/** Copies this checkout to a temporary folder. */
export async function secondCheckout(): Promise<SecondCheckout> {
  // No hyphen before the random letters: the plugin that leaves out locales would take `ut-AX` in a path for one.
  const folder = await mkdtemp(join(tmpdir(), 'portal-checkout.'));
  await cp(root, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !notCopied.test(relative(root, path)),
  });
  // Packages are linked, but not their caches, because they belong to the first checkout.
  const packages = join(root, 'node_modules');
  await mkdir(join(folder, 'node_modules'));
  const names = (await readdir(packages)).filter((name) => name !== '.cache');
  await Promise.all(names.map((name) => symlink(join(packages, name), join(folder, 'node_modules', name))));
  return {
    folder,
    portalProgram: join(folder, 'shared/tooling/bin/portal.mjs'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
