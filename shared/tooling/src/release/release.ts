import { existsSync } from 'node:fs';
import { readManifest, type Manifest, type RemoteManifest, type ShellManifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';
import type { Settings } from '../settings/index.ts';
import { verifyIntegrity, type BuildArtifact } from './build-artifact.ts';
import { checkCompatibility } from './check-compatibility.ts';
import { compose } from './composition.ts';
import type { ReleasedBuilds } from './release-record.ts';
import { siteFolder, type SiteFolder } from './site-folder.ts';
import { withSiteLock, type SiteLockTimes } from './site-lock.ts';
import { addArtifact, writeRelease } from './site-writer.ts';
import { validateManifest } from './validate-manifest.ts';

/** How many builds of a workspace are remembered, for `rollback`. */
const rememberedBuilds = 20;

export type ReleaseOutcome =
  | { readonly status: 'released'; readonly id: string; readonly workspaces: readonly string[] }
  | { readonly status: 'unchanged'; readonly id: string };

/**
 * Releases built folders: adds each to the site, checks that all parts of the release are compatible, and activates it
 * in one step. Folders of other workspaces are not touched, and old ones stay for open tabs. Without folders it
 * composes the active builds again, with the present settings.
 * Throws a `CliError` with one sentence and leaves the site as it was when something is wrong.
 *
 * @param folders `dist/<build>` folders
 */
export function release(
  settings: Settings,
  folders: readonly string[],
  lockTimes?: SiteLockTimes,
): Promise<ReleaseOutcome> {
  const work = async (assertLocked: () => void) => {
    const site = siteFolder(settings.siteDir);
    const added = folders.map((folder) => ({ folder, manifest: readManifest(folder) }));
    const before = site.activeRelease()?.builds ?? {};
    const builds = added.reduce<ReleasedBuilds>((all, { manifest }) => withNewest(all, manifest), before);
    return activate({ site, settings, builds, added, assertLocked });
  };
  return withSiteLock(settings.siteDir, work, lockTimes);
}

/** Activates the previous build of a workspace again. Builds nothing; throws a `CliError` when there is no such build. */
export function rollback(settings: Settings, workspace: string): Promise<ReleaseOutcome> {
  return withSiteLock(settings.siteDir, async (assertLocked) => {
    const site = siteFolder(settings.siteDir);
    const before = site.activeRelease()?.builds ?? {};
    const own = before[workspace];
    if (!own) throw new CliError(`${workspace} has never been released.`);
    // `prune` removes folders; the record of a release stays as it was written.
    const earlier = own.slice(1).filter((build) => existsSync(site.assets(workspace, build)));
    if (earlier.length === 0) throw new CliError(`${workspace} has no earlier release to go back to.`);
    const builds = { ...before, [workspace]: earlier };
    return activate({ site, settings, builds, added: [], assertLocked });
  });
}

function withNewest(all: ReleasedBuilds, { workspace, build }: Manifest): ReleasedBuilds {
  const own = all[workspace] ?? [];
  if (own[0] === build) return all;
  const others = own.filter((other) => other !== build);
  return { ...all, [workspace]: [build, ...others].slice(0, rememberedBuilds) };
}

interface Activation {
  readonly site: SiteFolder;
  readonly settings: Settings;
  readonly builds: ReleasedBuilds;
  /** Artifacts that may not be on the site yet. */
  readonly added: readonly BuildArtifact[];
  readonly assertLocked: () => void;
}

async function activate({
  site,
  settings,
  builds,
  added,
  assertLocked,
}: Activation): Promise<ReleaseOutcome> {
  const names = Object.keys(builds).sort();
  const artifacts = names.map(
    (name) => added.find(({ manifest }) => manifest.workspace === name) ?? readFromSite(site, builds, name),
  );
  for (const { manifest } of artifacts) validateManifest(manifest);
  const shell = artifacts.find(isShell);
  if (!shell) throw new CliError('The site has no shell yet: release the shell first.');
  const remotes = artifacts.filter(isRemote);
  checkCompatibility(shell, remotes);
  added.forEach(verifyIntegrity);
  const composition = compose({ id: site.nextId(), settings, shell, remotes });
  for (const artifact of added) await addArtifact(site, artifact, assertLocked);
  const active = site.activeRelease();
  if (active?.digest === composition.digest) return { status: 'unchanged', id: active.id };
  assertLocked();
  await writeRelease(site, composition, builds);
  assertLocked();
  site.activate(composition.release.id);
  const changed = names.filter((name) => builds[name]?.[0] !== active?.builds[name]?.[0]);
  return { status: 'released', id: composition.release.id, workspaces: changed };
}

function readFromSite(site: SiteFolder, builds: ReleasedBuilds, name: string): BuildArtifact {
  const folder = site.assets(name, builds[name]?.[0] ?? '');
  return { folder, manifest: readManifest(folder) };
}

const isShell = (artifact: BuildArtifact): artifact is BuildArtifact<ShellManifest> =>
  artifact.manifest.type === 'shell';
const isRemote = (artifact: BuildArtifact): artifact is BuildArtifact<RemoteManifest> =>
  artifact.manifest.type === 'remote';
