import type { Page, Route } from '@playwright/test';

/** What a screen reads: calls of the api and files of a brand. The check of the session is a POST and goes through. */
const isRead = (route: Route): boolean => route.request().method() === 'GET';

const read = /\/(?:api|content)\/.*/;

/** Leaves every read of the page without an answer. */
export async function keepReadsBack(page: Page): Promise<void> {
  await page.route(read, (route) => (isRead(route) ? undefined : route.continue()));
}

/** Fails every read of the page, as an api does whose database is gone. */
export async function failReads(page: Page): Promise<void> {
  const json = { status: false, code: 500, error: 'The server could not do this.', data: null };
  await page.route(read, (route) =>
    isRead(route) && !route.request().url().endsWith('.svg')
      ? route.fulfill({ status: 500, json })
      : route.continue(),
  );
}
