import type { Page, Request } from '@playwright/test';

/** A page without a request for this long is quiet, ms. */
const quietTime = 500;

/** Resolves when no request is under way and none has begun for a while. Counts the requests that begin from now on. */
export function waitForQuiet(page: Page): Promise<void> {
  return new Promise((resolve) => {
    const underWay = new Set<Request>();
    const onStart = (request: Request) => {
      underWay.add(request);
      clearTimeout(timer);
    };
    const onEnd = (request: Request) => {
      underWay.delete(request);
      clearTimeout(timer);
      if (underWay.size === 0) timer = setTimeout(finish, quietTime);
    };
    const finish = () => {
      page.off('request', onStart).off('requestfinished', onEnd).off('requestfailed', onEnd);
      resolve();
    };
    let timer = setTimeout(finish, quietTime);
    page.on('request', onStart).on('requestfinished', onEnd).on('requestfailed', onEnd);
  });
}
