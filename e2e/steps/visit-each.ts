import { expect, test, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { waitUntilStable } from './wait-until-stable.ts';
import { fillSignIn, goTo, heading } from './sign-in.ts';

/** Guard of each account that is not a customer's. */
const guards: Readonly<Record<string, string>> = { stella: 'store' };

/** Signs the present account out, from any screen, and another one in. */
async function changeAccount(page: Page, account: string): Promise<void> {
  await goTo(page, '/auth/logout');
  await expect(page).toHaveURL(/#\/auth\/login$/);
  const guard = guards[account];
  if (guard !== undefined) await goTo(page, `/auth/login?ui=portal&guard=${guard}`);
  await fillSignIn(page, account);
  await heading(page, guard === undefined ? 'Dashboard' : 'Staff area').waitFor();
}

/** Opens a screen and waits until it is stable. */
async function openScreen(page: Page, { path, redirectsTo }: Screen): Promise<void> {
  await goTo(page, path);
  const arrival = redirectsTo ?? path.split('?', 1)[0];
  await expect(page).toHaveURL(({ hash }) => hash.slice(1).split('?', 1)[0] === arrival);
  await waitUntilStable(page);
}

/**
 * Opens each screen with its account and checks it. All screens of an account share one page and one sign-in, because a
 * new page for each would take most of the time.
 */
export async function visitEach(
  page: Page,
  screens: readonly Screen[],
  check: (screen: Screen) => Promise<void>,
): Promise<void> {
  let signedIn: string | null = null;
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      if (screen.account !== null && screen.account !== signedIn) await changeAccount(page, screen.account);
      signedIn = screen.account;
      await openScreen(page, screen);
      await check(screen);
    });
  }
}
