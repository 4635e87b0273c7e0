import type { Page } from '@playwright/test';

/** Adds up the layout shifts of a page from its start, also those just after an input. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        (window as unknown as Shifted).layoutShift += (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as Shifted).layoutShift);
}

interface Shifted {
  layoutShift: number;
}
