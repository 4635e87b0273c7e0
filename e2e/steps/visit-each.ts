import { expect, test, type Page } from '@playwright/test';
import type { Customers } from '../site/customers.ts';
import type { Faults } from '../site/faults.ts';
import type { Screen } from './screen.ts';
import { fillSignIn, goTo, heading, openAs } from './sign-in.ts';
import { waitUntilStable } from './wait-until-stable.ts';

interface Visits {
  readonly screens: readonly Screen[];
  readonly customers: Customers;
  readonly faults: Faults;
  /** Address of the portal, of either brand. */
  readonly url: string;
}

/** Guard of each account that is not a customer's: it signs in by the form. */
const guards: Readonly<Record<string, string>> = { stella: 'store', sam: 'web' };

/** Loads the page at a screen, signed in with its account. */
async function loadScreen(page: Page, { path, account }: Screen, { customers, url }: Visits): Promise<void> {
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
async function waitForScreen(page: Page, { path, redirectsTo }: Screen): Promise<void> {
  const withoutQuery = (address: string) => address.split('?', 1)[0] ?? '';
  const hasArrived = (arrival: string) =>
    redirectsTo === null ? arrival === withoutQuery(path) : isOf(redirectsTo, arrival);
  await expect(page).toHaveURL(({ hash }) => hasArrived(withoutQuery(hash.slice(1))));
  await waitUntilStable(page);
}

/**
 * Opens each screen with its account and checks it. The page loads once for all screens of an account, because a load
 * for each would take most of the time.
 */
export async function visitEach(
  page: Page,
  visits: Visits,
  check: (screen: Screen) => Promise<void>,
): Promise<void> {
  let loadedAs: string | null | undefined;
  for (const screen of visits.screens) {
    await test.step(screen.name, async () => {
      if (screen.rejected !== null) visits.faults.expect(new RegExp(`status of ${screen.rejected} `));
      if (screen.account === loadedAs) await goTo(page, screen.path);
      else await loadScreen(page, screen, visits);
      loadedAs = screen.account;
      await waitForScreen(page, screen);
      await check(screen);
    });
  }
}
