import type { Page, Request } from '@playwright/test';

/** A page without a request for this long is quiet, ms. */
const quietTime = 500;

/**
 * Counts the requests of a page from now on. Returns a function that resolves when none is under way and none has begun
 * for a while. Playwright's `networkidle` did not come at some logins, whose address changes after their load.
 */
export function watchQuiet(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let finish = () => {};
  let timer: NodeJS.Timeout | undefined;
  const onChange = () => {
    clearTimeout(timer);
    if (underWay.size === 0) timer = setTimeout(() => finish(), quietTime);
  };
  const onEnd = (request: Request) => {
    underWay.delete(request);
    onChange();
  };
  page.on('request', (request) => {
    underWay.add(request);
    onChange();
  });
  page.on('requestfinished', onEnd).on('requestfailed', onEnd);
  return () =>
    new Promise((resolve) => {
      finish = resolve;
      onChange();
    });
}
