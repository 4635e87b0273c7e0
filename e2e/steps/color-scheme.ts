import type { Page } from '@playwright/test';

/** Draws the page in a colour scheme, and waits until its colours no longer change. */
export async function drawIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async (scheme) => {
    const inScheme = matchMedia(`(prefers-color-scheme: ${scheme})`);
    // The transition of an element begins anew as long as the colour that it inherits changes.
    let changing = true;
    while (changing) {
      await new Promise(requestAnimationFrame);
      const ending = document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        );
      await Promise.allSettled(ending.map(({ finished }) => finished));
      changing = ending.length > 0 || !inScheme.matches;
    }
  }, colorScheme);
  // A vendor's frame is told by a message; a hidden one hears of nothing until it is shown.
  for (const frame of page.frames().slice(1))
    if (await (await frame.frameElement()).isVisible())
      await frame.waitForFunction(
        (scheme) => (document.documentElement.dataset['scheme'] ?? scheme) === scheme,
        colorScheme,
      );
}
