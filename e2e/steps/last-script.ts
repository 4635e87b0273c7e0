import type { Page } from '@playwright/test';

/** The chunk that dialogs, notifications and the menu of a phone share. The shell asks for no other one after it. */
export const overlay = /\/shell\/[^/]+\/overlay\./;

/**
 * Resolves when a page that is opened after this call, by somebody who is signed in, has the last script that the shell
 * asks for by itself. A clock that is set forward before would end the time limit of a script on its way.
 */
export async function waitForLastScript(page: Page): Promise<void> {
  const response = await page.waitForResponse(overlay);
  await response.finished();
}
