import { serverSettings, settingsMarkdown, siteSettings } from '../settings/index.ts';

export async function printSettings(): Promise<void> {
  console.log(settingsMarkdown(Object.values({ ...serverSettings, ...siteSettings })));
}
