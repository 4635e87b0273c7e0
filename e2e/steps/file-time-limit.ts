import type { BrowserContext, Page, Request } from '@playwright/test';

/** What a page shows of its time limits. */
interface TimedPage {
  endFileTimeLimits: (waitedMs: number) => void;
}

/** A file that is awaited this long, ms, while no other file is on its way, does not come. */
const stalledMs = 500;

/**
 * Returns a function that lets the time limit of the files end that never arrive. Only their timers pass: files that are
 * on their way, calls to the api and the session keep their own time.
 *
 * @param limitMs REMOTE_TIMEOUT_MS of the release that the pages open, ms
 * @param stalls whether the file at a path never arrives
 */
export async function watchFileTimeLimit(
  context: BrowserContext,
  limitMs: number,
  stalls: (path: string) => boolean,
): Promise<(page: Page) => Promise<void>> {
  const awaited = new Set<Request>();
  const onItsWay = (request: Request) => !stalls(new URL(request.url()).pathname);
  context.on('request', (request) => request.resourceType() === 'script' && awaited.add(request));
  context.on('requestfinished', (request) => awaited.delete(request));
  context.on('requestfailed', (request) => awaited.delete(request));
  await context.addInitScript(watchTimers, limitMs);
  return async (page) => {
    if ([...awaited].some(onItsWay)) return;
    await page.evaluate((ms) => (window as unknown as TimedPage).endFileTimeLimits(ms), stalledMs);
  };
}

/** Replaces the timers of the page, so that those of this length can end before their time. */
function watchTimers(limitMs: number): void {
  const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  const now = performance.now.bind(performance);
  const running = new Map<number, { readonly since: number; readonly end: () => void }>();
  let passedMs = 0;
  Object.assign(window, {
    setTimeout: (handler: () => void, ms?: number, ...values: []): number => {
      const timer = start(handler, ms, ...values);
      if (ms === limitMs) running.set(timer, { since: now(), end: handler });
      return timer;
    },
    clearTimeout: (timer: number) => {
      running.delete(timer);
      stop(timer);
    },
    endFileTimeLimits: (waitedMs: number) => {
      const stalled = [...running].filter(([, { since }]) => now() - since >= waitedMs);
      if (stalled.length > 0) passedMs += limitMs;
      for (const [timer, { end }] of stalled) {
        window.clearTimeout(timer);
        end();
      }
    },
  } satisfies Partial<Record<keyof Window, unknown>> & TimedPage);
  performance.now = () => now() + passedMs;
}
