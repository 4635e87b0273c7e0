import { expect, type Page } from '@playwright/test';

/** Waits until the screen has a heading and no skeleton, and its DOM has not changed for 30 frames. */
export async function waitUntilStable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(waitForUnchangedFrames, { frames: 30, atMost: Infinity });
}

/** Waits until the DOM has not changed for 30 frames, whatever it shows; a screen that counts or moves for 5 seconds. */
export function waitUntilUnchanged(page: Page): Promise<void> {
  return page.evaluate(waitForUnchangedFrames, { frames: 30, atMost: 300 });
}

/** Resolves after this many frames without a change: axe can't check a text while it is replaced. */
async function waitForUnchangedFrames({ frames, atMost }: { frames: number; atMost: number }): Promise<void> {
  let unchanged = 0;
  let seen = 0;
  const observer = new MutationObserver(() => (unchanged = 0));
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  while (unchanged < frames && seen < atMost) {
    await new Promise(requestAnimationFrame);
    unchanged += 1;
    seen += 1;
  }
  observer.disconnect();
}
