import { expect, type Page } from '@playwright/test';

/** Waits until the screen has a heading and no skeleton, and its DOM has not changed for 30 frames. */
export async function waitUntilStable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(waitForUnchangedFrames, 30);
}

/** Resolves after this many frames without a change: axe can't check a text while it is replaced. */
function waitForUnchangedFrames(frames: number): Promise<void> {
  return new Promise((resolve) => {
    let unchanged = 0;
    const observer = new MutationObserver(() => (unchanged = 0));
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const check = () => {
      unchanged += 1;
      if (unchanged < frames) requestAnimationFrame(check);
      else {
        observer.disconnect();
        resolve();
      }
    };
    requestAnimationFrame(check);
  });
}
