import { existsSync } from 'node:fs';
import type { Manifest } from '../build/manifest.ts';
import { CliError } from '../cli-error.ts';
import { readSiteSettings, type SiteSettingsFile } from '../settings/index.ts';
import { activate, type ReleaseOutcome } from './activate.ts';
import { readBuilt } from './build-artifact.ts';
import { keptSettingTexts } from './kept-settings.ts';
import type { ReleasedBuilds } from './release-record.ts';
import { siteFolder, type SiteFolder } from './site-folder.ts';
import { withSiteLock, type SiteLock, type SiteLockTimes } from './site-lock.ts';
import { shellName } from './validate-manifest.ts';

/** How many builds of a workspace are remembered, for `rollback`. */
const rememberedBuilds = 20;

/**
 * Releases built folders: adds each to the site, checks that all parts of the release are compatible, and activates it
 * in one step, with the settings of the site. Folders of other workspaces are not touched, and old ones stay for open
 * tabs. Throws a `CliError` with one sentence and leaves the site as it was when something is wrong, when the settings
 * are not those of its page, and when a release without the shell would change anything besides its own remotes.
 *
 * @param siteDir folder of the composed site
 * @param folders `dist/<build>` folders
 */
export function release(
  siteDir: string,
  folders: readonly string[],
  lockTimes?: SiteLockTimes,
): Promise<ReleaseOutcome> {
  const work = async (lock: SiteLock) => {
    const site = siteFolder(siteDir);
    const added = folders.map(readBuilt);
    const before = site.activeRelease()?.builds ?? {};
    return activate({
      site,
      settings: settingsOf(site),
      builds: added.reduce<ReleasedBuilds>((all, { manifest }) => withNewest(all, manifest), before),
      added,
      mayChange: added.some(({ manifest }) => manifest.type === 'shell') ? 'page' : 'remotes',
      lock,
    });
  };
  return withSiteLock(siteDir, work, lockTimes);
}

/**
 * Activates the previous build of a workspace again, with the settings that the site has now. Builds nothing. Throws a
 * `CliError` when there is no such build, and as `release` does.
 */
export function rollback(siteDir: string, workspace: string): Promise<ReleaseOutcome> {
  return withSiteLock(siteDir, async (lock) => {
    const site = siteFolder(siteDir);
    const before = site.activeRelease()?.builds ?? {};
    const own = before[workspace];
    if (!own) throw new CliError(`${workspace} has never been released.`);
    // `prune` removes folders; the record of a release stays as it was written.
    const earlier = own.slice(1).filter((build) => existsSync(site.assets(workspace, build)));
    if (earlier.length === 0) {
      throw new CliError(
        workspace === shellName
          ? `${workspace} has no earlier release to go back to: check out the source of an earlier one, build it and release it.`
          : `${workspace} has no earlier release to go back to; portal remove takes a remote off the site.`,
      );
    }
    return activate({
      site,
      settings: settingsOf(site),
      builds: { ...before, [workspace]: earlier },
      added: [],
      mayChange: workspace === shellName ? 'page' : 'remotes',
      lock,
    });
  });
}

/**
 * Takes a remote off the site: the next page has nothing of it, and open tabs keep it. Throws a `CliError` when it is not
 * on the site, and as `release` does.
 */
export function remove(siteDir: string, workspace: string): Promise<ReleaseOutcome> {
  return withSiteLock(siteDir, async (lock) => {
    const site = siteFolder(siteDir);
    const { [workspace]: own, ...builds } = site.activeRelease()?.builds ?? {};
    if (!own) throw new CliError(`${workspace} is not on the site: there is nothing to remove.`);
    if (workspace === shellName) throw new CliError('The shell can not be removed: a site needs it.');
    return activate({ site, settings: settingsOf(site), builds, added: [], mayChange: 'remotes', lock });
  });
}

function settingsOf(site: SiteFolder): SiteSettingsFile {
  const texts = keptSettingTexts(site);
  return { texts, values: readSiteSettings(texts) };
}

function withNewest(all: ReleasedBuilds, { workspace, build }: Manifest): ReleasedBuilds {
  const own = all[workspace] ?? [];
  if (own[0] === build) return all;
  const others = own.filter((other) => other !== build);
  return { ...all, [workspace]: [build, ...others].slice(0, rememberedBuilds) };
}
