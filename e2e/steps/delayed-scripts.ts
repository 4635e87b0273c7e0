import type { Page } from '@playwright/test';

/** Keeps every script file of the site back until the returned function is called; the page itself arrives. */
export async function delayScripts(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
