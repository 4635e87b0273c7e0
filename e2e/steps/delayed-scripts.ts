import type { Page } from '@playwright/test';

/** Keeps every script file of the site back until the returned function is called; the page itself arrives. */
export const delayScripts = (page: Page): Promise<() => void> => delayFiles(page, '**/assets/**/*.js');

/** Keeps the files of these addresses back until the returned function is called. */
export async function delayFiles(page: Page, addresses: string): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
