import { settingsTable } from './settings-table.ts';

/** What docs/settings.md says about each setting of the api, in its order. */
export const settingDescriptions = Object.entries(settingsTable).map(
  ([name, { default: absent, description, allowed }]) => ({ name, default: absent, description, allowed }),
);
