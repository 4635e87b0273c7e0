import { expect, type Page } from '@playwright/test';

/** Waits until nothing loads any more: no skeleton, a heading to begin with, and nothing that still changes. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(stillPage, 30);
}

/** Resolves after so many frames without a change: axe does not see a text that is being drawn anew. */
function stillPage(frames: number): Promise<void> {
  return new Promise((resolve) => {
    let still = 0;
    const observer = new MutationObserver(() => (still = 0));
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const check = () => {
      still += 1;
      if (still < frames) requestAnimationFrame(check);
      else {
        observer.disconnect();
        resolve();
      }
    };
    requestAnimationFrame(check);
  });
}
