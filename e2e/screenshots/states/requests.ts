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
  const json = { status: false, code: 500, error: 'The server could not do this.', data: null };
  await page.route(begins, (route) =>
    isHeld(route, reader) && !route.request().url().endsWith('.svg')
      ? route.fulfill({ status: 500, json })
      : route.continue(),
  );
}

/** Lists that a customer can find empty; what is in a lease is emptied in the answer of the leases. */
const lists =
  /\/mobile\/(?:stores|cards|banks|leases\/[^/]+\/(?:history|scheduled-payments))(?:\?|$)|\/faq(?:\.es)?\.json$/;

/** Empties every list that a page reads. */
export async function emptyLists(page: Page): Promise<void> {
  await page.route(lists, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const isFile = route.request().url().endsWith('.json');
    return route.fulfill({
      json: isFile ? { topics: [] } : { status: true, code: 200, error: '', data: [] },
    });
  });
  await page.route(/\/mobile\/leases(?:\?|$)/, async (route) => {
    const answer = await route.fetch();
    const json: unknown = JSON.parse(await answer.text(), (key, value: unknown) =>
      key === 'items' && Array.isArray(value) ? [] : value,
    );
    return route.fulfill({ response: answer, json });
  });
}
