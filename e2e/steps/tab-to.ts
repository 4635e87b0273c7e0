import type { Locator, Page } from '@playwright/test';
import { expect } from '../site/test.ts';

/** More than a screen has to press for. */
const most = 80;

/** Presses Tab, as a customer without a mouse does, until the focus is on the element. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((each) => each === document.activeElement)) return;
  }
  throw new Error(`The focus was not on the element after Tab was pressed ${most} times.`);
}
