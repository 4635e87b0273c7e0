export { readSettings, settingsMarkdown, settingsTable, type Settings } from './settings.ts';
export type { Setting } from './setting.ts';
