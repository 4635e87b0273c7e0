import type { RemoteManifest, ShellManifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';
import type { SiteSettingsFile } from '../settings/index.ts';
import { readOnSite, verifyIntegrity, type BuildArtifact } from './build-artifact.ts';
import { describeChanges, describeHeaderChanges, type WorkspaceChange } from './build-changes.ts';
import { checkCompatibility } from './check-compatibility.ts';
import { compose } from './composition.ts';
import { assertSettingsStay } from './kept-settings.ts';
import { digestOf, type ReleasedBuilds } from './release-record.ts';
import type { SiteFolder } from './site-folder.ts';
import type { SiteLock } from './site-lock.ts';
import { addArtifact, isOnSite, writeRelease } from './site-writer.ts';
import { validateManifest } from './validate-manifest.ts';

export type ReleaseOutcome =
  | {
      readonly status: 'released';
      readonly id: string;
      readonly changes: readonly WorkspaceChange[];
      /** Headers of the page that are new, gone or others, such as `- integrity-policy`. */
      readonly headers: readonly string[];
    }
  | { readonly status: 'unchanged'; readonly id: string };

interface Activation {
  readonly site: SiteFolder;
  readonly settings: SiteSettingsFile;
  readonly builds: ReleasedBuilds;
  /** Artifacts that may not be on the site yet. */
  readonly added: readonly BuildArtifact[];
  /** Everything on the page, all but what settings make, or nothing but the entries of remotes whose build is another one. */
  readonly mayChange: 'settings' | 'page' | 'remotes';
  readonly lock: SiteLock;
  /** What else becomes true with this release, at the last moment at which nothing can be wrong any more. */
  readonly commit?: () => void;
}

/** Composes the release of these builds and activates it in one step. Throws a `CliError` before the site has changed. */
export async function activate({
  site,
  settings,
  builds,
  added,
  mayChange,
  lock,
  commit = () => {},
}: Activation): Promise<ReleaseOutcome> {
  const { shell, remotes } = artifactsOf(site, builds, added);
  for (const { manifest } of [shell, ...remotes]) validateManifest(manifest);
  checkCompatibility(shell, remotes);
  added.forEach(verifyIntegrity);
  const composeAs = (id: string) => compose({ id, settings: settings.values, shell, remotes });
  const composition = composeAs(site.nextId());
  const active = site.activeRelease();
  const settingsDigest = digestOf(settings.texts);
  const isSame =
    active?.digest === composition.digest &&
    active.settings === settingsDigest &&
    isOnSite(site, composeAs(active.id));
  if (mayChange !== 'settings') assertSettingsStay(site, settings.texts);
  if (!isSame && mayChange === 'remotes') assertPageStays(site, settings);
  const changes = describeChanges(site, [shell, ...remotes]);
  const headers = describeHeaderChanges(site, composition.headers);
  for (const artifact of added) await addArtifact(site, artifact, lock);
  if (isSame) {
    commit();
    return { status: 'unchanged', id: active.id };
  }
  await writeRelease(site, composition, { settings: settingsDigest, builds }, lock);
  commit();
  site.activate(composition.release.id, lock);
  return { status: 'released', id: composition.release.id, changes, headers };
}

interface Artifacts {
  readonly shell: BuildArtifact<ShellManifest>;
  readonly remotes: readonly BuildArtifact<RemoteManifest>[];
}

/** Returns the newest build of each workspace. Throws a `CliError` when there is no shell among them. */
function artifactsOf(site: SiteFolder, builds: ReleasedBuilds, added: readonly BuildArtifact[]): Artifacts {
  const artifacts = Object.keys(builds)
    .sort()
    .map(
      (name) =>
        added.find(({ manifest }) => manifest.workspace === name) ??
        readOnSite(site, name, builds[name]?.[0] ?? ''),
    );
  const shell = artifacts.find(isShell);
  if (!shell) throw new CliError('The site has no shell yet: release the shell first.');
  return { shell, remotes: artifacts.filter(isRemote) };
}

const isShell = (artifact: BuildArtifact): artifact is BuildArtifact<ShellManifest> =>
  artifact.manifest.type === 'shell';
const isRemote = (artifact: BuildArtifact): artifact is BuildArtifact<RemoteManifest> =>
  artifact.manifest.type === 'remote';

/**
 * Composes the active release once more: when that gives another page, a release of one remote would change more than
 * that remote. Throws a `CliError` that says what to do first.
 */
function assertPageStays(site: SiteFolder, settings: SiteSettingsFile): void {
  const active = site.activeRelease();
  if (!active) return;
  const again = compose({ id: '', settings: settings.values, ...artifactsOf(site, active.builds, []) });
  if (again.digest !== active.digest) {
    throw new CliError(
      'The release tool of this checkout composes another page than the one of the site, and a release of a remote changes nothing else: release the shell of this checkout first, or use the release tool that released it.',
    );
  }
}
