import type { Page } from '@playwright/test';

/** What a page has asked the api for: `GET /api/v1/mobile/leases`. */
export interface ApiCalls {
  /** Every call, in order; one that is sent twice is there twice. */
  readonly sent: readonly string[];
  /** The calls whose answers the code of the page has read. */
  read(): Promise<readonly string[]>;
}

/** Records the calls of the page from its next load on. */
export async function watchApiCalls(page: Page): Promise<ApiCalls> {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) sent.push(`${request.method()} ${pathname}${search}`);
  });
  await page.addInitScript(() => {
    const paths: string[] = [];
    const { text } = Response.prototype;
    Response.prototype.text = function () {
      paths.push(this.url.slice(location.origin.length));
      return text.call(this);
    };
    Object.assign(window, { readAnswers: paths });
  });
  return {
    sent,
    read: async () => {
      const paths = await page.evaluate(() => (window as unknown as { readAnswers: string[] }).readAnswers);
      return sent.filter((call) => paths.includes(call.slice(call.indexOf(' ') + 1)));
    },
  };
}
