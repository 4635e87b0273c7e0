import {
  changeSettingTexts,
  readSiteSettings,
  writeSettingTexts,
  type SettingTexts,
} from '../settings/index.ts';
import { activate, type ReleaseOutcome } from './activate.ts';
import { keptSettingTexts } from './kept-settings.ts';
import { siteFolder } from './site-folder.ts';
import { withSiteLock } from './site-lock.ts';

/** `waiting`: the site has no release yet, and the first one will have these settings. */
export type ConfigureOutcome = ReleaseOutcome | { readonly status: 'waiting' };

interface SettingChanges {
  /** Texts by the names of settings; an empty one means the default. */
  readonly texts: SettingTexts;
  /** Whether every other setting has its default from now on. */
  readonly reset: boolean;
}

/**
 * Changes settings of a site and makes its page again from the active builds. Without changes it takes over what
 * somebody has written into the file. Throws a `CliError` with one sentence for each wrong setting, with the site as it
 * was.
 */
export function configure(siteDir: string, { texts, reset }: SettingChanges): Promise<ConfigureOutcome> {
  return withSiteLock(siteDir, async (lock) => {
    const site = siteFolder(siteDir);
    const changed = changeSettingTexts(reset ? {} : keptSettingTexts(site), texts);
    const active = site.activeRelease();
    if (!active) {
      writeSettingTexts(siteDir, changed, lock.workFolder);
      return { status: 'waiting' };
    }
    return activate({
      site,
      settings: { texts: changed, values: readSiteSettings(changed) },
      builds: active.builds,
      added: [],
      mayChange: 'settings',
      lock,
      commit: () => writeSettingTexts(siteDir, changed, lock.workFolder),
    });
  });
}
