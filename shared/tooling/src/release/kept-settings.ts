import { CliError } from '../cli-error.ts';
import { readSettingTexts, type SettingTexts } from '../settings/index.ts';
import { digestOf } from './release-record.ts';
import type { SiteFolder } from './site-folder.ts';

/**
 * Returns the texts in the settings file of a site; none where no setting was ever set. Throws a `CliError` when the file
 * is gone that the page was made from: a site for customers would become the demo.
 */
export function keptSettingTexts(site: SiteFolder): SettingTexts {
  const texts = readSettingTexts(site.path);
  const active = site.activeRelease();
  if (!texts && active && active.settings !== digestOf({})) {
    throw new CliError(
      `settings.json in ${site.path} is missing, and its page was made with settings: restore the file, or set all of them again with portal configure --reset.`,
    );
  }
  return texts ?? {};
}

/**
 * Throws a `CliError` when somebody has written other settings into the file than the page was made from: only
 * `portal configure` takes them over.
 */
export function assertSettingsStay(site: SiteFolder, texts: SettingTexts): void {
  const active = site.activeRelease();
  if (!active || active.settings === digestOf(texts)) return;
  throw new CliError(
    `The settings in ${site.path} have changed since its page was made, and a release or rollback changes none: run portal configure first.`,
  );
}
