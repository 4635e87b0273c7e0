export { readSettings, readTable, type Settings } from './read-settings.ts';
export { wholeNumber, type Setting } from './setting.ts';
export { settingsMarkdown } from './settings-markdown.ts';
export { settingsTable } from './settings-table.ts';
