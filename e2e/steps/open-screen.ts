import { expect, type Page } from '@playwright/test';
import type { Accounts } from '../site/accounts.ts';
import type { Screen } from './screen.ts';
import { fillSignIn, goTo, heading, openAs } from './sign-in.ts';
import { waitUntilStable } from './wait-until-stable.ts';

/** Guard of each account that is not a customer's: it signs in by the form. */
const guards: Readonly<Record<string, string>> = { stella: 'store', sam: 'web' };

interface Origin {
  readonly customers: Accounts;
  /** Address of the portal, of either brand. */
  readonly url: string;
}

/** Loads the page at a screen, signed in with its account. */
export async function loadScreen(
  page: Page,
  { path, account }: Screen,
  { customers, url }: Origin,
): Promise<void> {
  if (account === null) {
    await page.goto(`${url}/#${path}`);
    return;
  }
  const guard = guards[account];
  if (guard === undefined) {
    await openAs(page, await customers.toRead(account), path, url);
    return;
  }
  await page.goto(`${url}/#/auth/login?ui=portal&guard=${guard}`);
  // Another member of staff may be signed in from the screen before.
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await fillSignIn(page, account);
  await heading(page, 'Staff area').waitFor();
  await goTo(page, path);
}

/** Whether an address is of a route, whose parameters can have any value. */
const isOf = (routePath: string, address: string): boolean =>
  new RegExp(`^${routePath.replaceAll(/:[^/]+/g, '[^/]+')}$`).test(address);

/** Waits until the screen has redirected, if it does, and is stable. */
export async function waitForScreen(page: Page, { path, redirectsTo }: Screen): Promise<void> {
  const withoutQuery = (address: string) => address.split('?', 1)[0] ?? '';
  const hasArrived = (arrival: string) =>
    redirectsTo === null ? arrival === withoutQuery(path) : isOf(redirectsTo, arrival);
  await expect(page).toHaveURL(({ hash }) => hasArrived(withoutQuery(hash.slice(1))));
  await waitUntilStable(page);
}
