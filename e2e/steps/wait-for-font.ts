import { expect, type Page } from '@playwright/test';

/** Waits until a first visit, which begins in the fallback of the brand's font, has the font itself. */
export async function waitForFont(page: Page): Promise<void> {
  await expect(page.locator('html[data-font]')).toHaveCount(0);
  await page.waitForFunction(() =>
    [...document.fonts].some(({ status, family }) => status === 'loaded' && !family.includes('Fallback')),
  );
}
