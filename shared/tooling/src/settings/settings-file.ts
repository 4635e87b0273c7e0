import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { record, string } from 'superstruct';
import { CliError } from '../cli-error.ts';
import { readJsonFile } from '../json-file.ts';
import { readSiteSettings, type SiteSettings } from './read-settings.ts';
import { serverSettings, siteSettings } from './settings-table.ts';

/** The settings that an operator has set, by name, as texts; all others have their defaults. */
export type SettingTexts = Readonly<Record<string, string>>;

const siteNames = Object.values(siteSettings).map(({ name }) => name);
const serverNames = Object.values(serverSettings).map(({ name }) => name);

const settingsFile = (siteDir: string): string => join(siteDir, 'settings.json');

/** Returns the texts in `settings.json` of a site, or undefined without the file. Throws a `CliError` when it can't be used. */
export function readSettingTexts(siteDir: string): SettingTexts | undefined {
  const texts = readJsonFile(
    settingsFile(siteDir),
    record(string(), string()),
    'it must be an object of texts by setting name',
  );
  for (const name of Object.keys(texts ?? {})) assertSiteSetting(name);
  return texts;
}

function assertSiteSetting(name: string): void {
  if (siteNames.includes(name)) return;
  throw new CliError(
    serverNames.includes(name)
      ? `${name} is no setting of a site: give it to portal serve as an environment variable.`
      : `There is no setting ${name} of a site: it must be one of ${siteNames.join(', ')}.`,
  );
}

/**
 * Returns the texts with changes, in the order of the settings' table; an empty text means the default. Throws a
 * `CliError` that names every wrong one.
 */
export function changeSettingTexts(texts: SettingTexts, changes: SettingTexts): SettingTexts {
  for (const name of Object.keys(changes)) assertSiteSetting(name);
  const all = { ...texts, ...changes };
  const set = siteNames.flatMap((name) => {
    const text = all[name]?.trim();
    return text ? [[name, text] as const] : [];
  });
  const changed = Object.fromEntries(set);
  readSiteSettings(changed);
  return changed;
}

/**
 * Writes `settings.json` of a site in one step, unless it is there with these bytes.
 *
 * @param workFolder a folder on the same file system
 */
export function writeSettingTexts(siteDir: string, texts: SettingTexts, workFolder: string): void {
  const file = settingsFile(siteDir);
  const bytes = `${JSON.stringify(texts, null, 2)}\n`;
  if (existsSync(file) && readFileSync(file, 'utf8') === bytes) return;
  const written = join(workFolder, 'settings.json');
  writeFileSync(written, bytes);
  renameSync(written, file);
}

/** The settings of a site: the texts that were set, and the values of all. */
export interface SiteSettingsFile {
  /** None also without a file. */
  readonly texts: SettingTexts;
  readonly values: SiteSettings;
}

/** Reads and checks the settings of a site. Throws a `CliError` with one sentence for each wrong one. */
export function readSettingsFile(siteDir: string): SiteSettingsFile {
  const texts = readSettingTexts(siteDir) ?? {};
  return { texts, values: readSiteSettings(texts) };
}
