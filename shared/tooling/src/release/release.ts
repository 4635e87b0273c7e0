import type { Manifest, RemoteManifest, ShellManifest } from '../build/manifest.ts';
import { readManifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';
import type { Settings } from '../settings/index.ts';
import { compose } from './composition.ts';
import { requireWhole, type Placed } from './built-file.ts';
import { requireFit } from './fitness.ts';
import { requireSound } from './sound-manifest.ts';
import { siteFolder, type Pieces, type SiteFolder } from './site-folder.ts';
import { withSiteLock } from './site-lock.ts';
import { placeFolder, writeRelease } from './site-writer.ts';

/** How many earlier builds of a workspace can be rolled back to. */
const remembered = 20;

export type ReleaseOutcome =
  | { readonly status: 'released'; readonly id: string; readonly workspaces: readonly string[] }
  | { readonly status: 'unchanged'; readonly id: string };

/**
 * Releases built folders: adds each to the site, checks that everything in force fits together, and puts the new
 * release in force in one step. Folders of other workspaces are not touched, and old ones stay for open tabs.
 * Without folders it composes what is in force again, with the present settings.
 * Throws a `CliError` in one sentence, with the site as it was.
 *
 * @param folders `dist/<build>` folders
 */
export function release(settings: Settings, folders: readonly string[]): Promise<ReleaseOutcome> {
  return withSiteLock(settings.siteDir, async () => {
    const site = siteFolder(settings.siteDir);
    const placed = folders.map((folder) => ({ folder, manifest: readManifest(folder) }));
    const before = site.current()?.pieces ?? {};
    const pieces = placed.reduce<Pieces>((all, { manifest }) => withOnTop(all, manifest), before);
    return putInForce({ site, settings, pieces, fresh: placed });
  });
}

/** Puts the build before the present one of a workspace back in force. Nothing is built; throws a `CliError` when there is none. */
export function rollback(settings: Settings, workspace: string): Promise<ReleaseOutcome> {
  return withSiteLock(settings.siteDir, async () => {
    const site = siteFolder(settings.siteDir);
    const pieces = site.current()?.pieces ?? {};
    const builds = pieces[workspace];
    if (!builds) throw new CliError(`${workspace} has never been released.`);
    if (builds.length < 2) throw new CliError(`${workspace} has no earlier release to go back to.`);
    return putInForce({ site, settings, pieces: { ...pieces, [workspace]: builds.slice(1) }, fresh: [] });
  });
}

function withOnTop(pieces: Pieces, { workspace, build }: Manifest): Pieces {
  const builds = pieces[workspace] ?? [];
  if (builds[0] === build) return pieces;
  return {
    ...pieces,
    [workspace]: [build, ...builds.filter((other) => other !== build)].slice(0, remembered),
  };
}

interface Forcing {
  readonly site: SiteFolder;
  readonly settings: Settings;
  readonly pieces: Pieces;
  readonly fresh: readonly Placed[];
}

function putInForce({ site, settings, pieces, fresh }: Forcing): ReleaseOutcome {
  const names = Object.keys(pieces).sort();
  const placed = names.map(
    (name) => fresh.find(({ manifest }) => manifest.workspace === name) ?? onSite(site, pieces, name),
  );
  for (const { manifest } of placed) requireSound(manifest);
  const shell = placed.find(isShell);
  if (!shell) throw new CliError('The site has no shell yet: release the shell first.');
  const remotes = placed.filter(isRemote);
  requireFit(shell, remotes);
  fresh.forEach(requireWhole);
  const composition = compose({ id: site.nextId(), settings, shell, remotes });
  for (const folder of fresh) placeFolder(site, folder);
  const current = site.current();
  if (current && current.made === composition.made) return { status: 'unchanged', id: current.id };
  writeRelease(site, composition, pieces);
  site.swap(composition.release.id);
  const changed = names.filter((name) => pieces[name]?.[0] !== current?.pieces[name]?.[0]);
  return { status: 'released', id: composition.release.id, workspaces: changed };
}

function onSite(site: SiteFolder, pieces: Pieces, name: string): Placed {
  const folder = site.assets(name, pieces[name]?.[0] ?? '');
  return { folder, manifest: readManifest(folder) };
}

const isShell = (placed: Placed): placed is Placed<ShellManifest> => placed.manifest.kind === 'shell';
const isRemote = (placed: Placed): placed is Placed<RemoteManifest> => placed.manifest.kind === 'remote';
