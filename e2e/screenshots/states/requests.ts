import type { Page, Route } from '@playwright/test';

/** What a screen begins with: calls of the api, files of a brand, and the script of the chat. */
const begins = /\/(?:api|content)\/.*|\/chat\/widget\.js$/;

/** Who opens a page: the check of a customer's session is a POST and has to go through, a visitor has none. */
type Reader = 'visitor' | 'customer';

const isHeld = (route: Route, reader: Reader): boolean =>
  route.request().method() === 'GET' || reader === 'visitor';

/** Leaves what a page reads, and every call of a visitor, without an answer. */
export async function keepReadsBack(page: Page, reader: Reader): Promise<void> {
  await page.route(begins, (route) => (isHeld(route, reader) ? undefined : route.continue()));
}

/** Fails what a page reads, and every call of a visitor, as an api does whose database is gone. */
export async function failReads(page: Page, reader: Reader): Promise<void> {
  const json = { status: false, code: 500, error: 'An unknown error occurred', data: null };
  await page.route(begins, (route) =>
    isHeld(route, reader) && !route.request().url().endsWith('.svg')
      ? route.fulfill({ status: 500, json })
      : route.continue(),
  );
}

/** Answers with nothing but a list that a customer can find empty. */
const lists =
  /\/mobile\/(?:stores|cards|banks|leases\/[^/]+\/(?:history|scheduled-payments))(?:\?|$)|\/faq(?:\.es)?\.json$/;

/** The answer with all leases, whose items can be missing. */
const leases = /\/mobile\/leases(?:\?|$)/;

/** Empties every list that a page reads, but that of the leases. */
export async function emptyLists(page: Page): Promise<void> {
  await emptyIn(page, lists, () => true);
  await emptyIn(page, leases, (key) => key === 'items');
}

async function emptyIn(page: Page, paths: RegExp, isEmptied: (key: string) => boolean): Promise<void> {
  await page.route(paths, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const url = new URL(route.request().url());
    // Node knows no names below localhost; the brand is in a header or in the path.
    url.hostname = 'localhost';
    const response = await route.fetch({ url: url.href });
    const json: unknown = JSON.parse(await response.text(), (key, value: unknown) =>
      Array.isArray(value) && isEmptied(key) ? [] : value,
    );
    return route.fulfill({ response, json });
  });
}
