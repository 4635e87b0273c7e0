export {
  readSettings,
  readSiteSettings,
  readTable,
  type ServerSettings,
  type SiteSettings,
} from './read-settings.ts';
export { sandboxScripts } from './sandbox-scripts.ts';
export { wholeNumber, type Setting } from './setting.ts';
export {
  changeSettingTexts,
  readSettingsFile,
  readSettingTexts,
  writeSettingTexts,
  type SettingTexts,
  type SiteSettingsFile,
} from './settings-file.ts';
export { settingsMarkdown } from './settings-markdown.ts';
export { serverSettings, siteSettings } from './settings-table.ts';
