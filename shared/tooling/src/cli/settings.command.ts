import { settingsMarkdown } from '../settings/index.ts';

export async function printSettings(): Promise<void> {
  console.log(settingsMarkdown());
}
