import { serverSettings, settingsMarkdown, siteSettings } from '@portal/tooling/settings';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../run/cli-error.mjs';
import { formattedPage } from '../run/formatted-page.mjs';
import { withMarkedPart } from '../run/marked-part.mjs';
import { importSource, root } from '../run/root.mjs';

/** Writes the tables of docs/settings.md; with `--check` only says whether they differ from the settings themselves. */
export async function command([option]) {
  const api = await importSource('api/src/settings/setting-descriptions.ts');
  checkSharedDefaults(Object.values(siteSettings), api.settingDescriptions);
  const path = join(root, 'docs/settings.md');
  const page = readFileSync(path, 'utf8');
  const tables = {
    site: settingsMarkdown(Object.values(siteSettings)),
    'site server': settingsMarkdown(Object.values(serverSettings)),
    api: settingsMarkdown(api.settingDescriptions),
  };
  const written = Object.entries(tables).reduce(
    (text, [program, table]) => withMarkedPart(text, `settings of the ${program}`, table),
    page,
  );
  const formatted = await formattedPage(path, written);
  if (formatted === page) return;
  if (option === '--check') {
    throw new CliError('docs/settings.md differs from the settings: run node scripts/settings-table.mjs.');
  }
  writeFileSync(path, formatted);
}

/** A variable that site and api both have means the same to both. */
function checkSharedDefaults(ofSite, ofApi) {
  const defaults = new Map(ofSite.map((setting) => [setting.name, setting.default]));
  const different = ofApi.filter(
    (setting) => (defaults.get(setting.name) ?? setting.default) !== setting.default,
  );
  if (different.length === 0) return;
  const names = different.map(({ name }) => name).join(', ');
  throw new CliError(`Site and api have different defaults for ${names}: make them the same.`);
}
