import { chromium } from '@playwright/test';
import { chromium as options } from '../site/chromium.ts';

export interface LoadedScript {
  /** `/assets/shell/1f2e…/main.….js` */
  readonly path: string;
  /** Bytes of the compressed body as they came over the wire. */
  readonly transferred: number;
}

declare global {
  // Set in the page, by its own clock: scripts that arrive later, such as the overlays of an idle page, do not count.
  var shownAt: number | undefined;
}

/**
 * Returns every script that was loaded, without a cache and with gzip, when the first element of `selector` appeared;
 * the largest first.
 *
 * @param token of a session; nobody is signed in without one
 */
export async function scriptsBefore(
  url: string,
  selector: string,
  token: string | null = null,
): Promise<readonly LoadedScript[]> {
  const browser = await chromium.launch(options);
  try {
    const page = await browser.newPage({ extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } });
    await page.addInitScript((shown) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector(shown) === null) return;
        globalThis.shownAt = performance.now();
        observer.disconnect();
      });
      observer.observe(document, { childList: true, subtree: true });
    }, selector);
    await page.addInitScript((given) => {
      if (given !== null) sessionStorage.setItem('portal.token', given);
    }, token);
    await page.goto(url);
    await page.waitForFunction(() => globalThis.shownAt !== undefined);
    const loaded = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd <= (globalThis.shownAt ?? 0))
        .map(({ name, encodedBodySize }) => ({
          path: new URL(name).pathname,
          transferred: encodedBodySize,
        })),
    );
    // A preloaded script is listed twice: as the preload, and as the script that used it.
    return [...new Map(loaded.map((script) => [script.path, script])).values()].sort(
      (a, b) => b.transferred - a.transferred,
    );
  } finally {
    await browser.close();
  }
}
