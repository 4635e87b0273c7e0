import type { Page } from '@playwright/test';
import type { Screen } from '../screens.ts';
import { nextDrawnReport } from './drawn-report.ts';
import type { ThrottledPage } from './throttled-page.ts';

/** Whether the pointer rests on the link, until nothing more is fetched, before it is pressed. */
export interface SwitchOptions {
  readonly hovers: boolean;
}

/** Presses the link to a screen in the menu. Returns how long it takes until the screen is drawn, ms. */
export async function switchTo(
  { page, client, untilQuiet }: ThrottledPage,
  { path, content }: Screen,
  { hovers }: SwitchOptions,
): Promise<number> {
  const { x, y } = await openMenuAt(page, path);
  if (hovers) {
    await page.mouse.move(x, y);
    await untilQuiet();
  }
  await page.evaluate((selector) => globalThis.pageObserver?.watchAfterClick(selector), content);
  const drawn = nextDrawnReport(client);
  await page.mouse.click(x, y);
  return drawn;
}

/** Opens the menu of a phone; returns the middle of the link, once it no longer moves. */
async function openMenuAt(page: Page, path: string): Promise<{ readonly x: number; readonly y: number }> {
  await page.locator('button[aria-haspopup=dialog]').first().click();
  const link = page.locator(`[role=dialog] a[href="#${path}"]`);
  await link.click({ trial: true });
  const box = await link.boundingBox();
  if (box === null) throw new Error(`The menu has no link to ${path}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
