import { expect, test, type Page } from '@playwright/test';
import type { Screen } from './screen.ts';
import { settled } from './settled.ts';
import { fillSignIn, goTo, heading } from './sign-in.ts';

/** Staff sign in for a guard of their own. */
const guards: Readonly<Record<string, string>> = { stella: 'store' };

/** Signs in as an account from wherever the page is, signing out whoever was in. */
async function changeAccount(page: Page, account: string): Promise<void> {
  await goTo(page, '/auth/logout');
  await expect(page).toHaveURL(/#\/auth\/login$/);
  const guard = guards[account];
  if (guard !== undefined) await goTo(page, `/auth/login?ui=portal&guard=${guard}`);
  await fillSignIn(page, account);
  await heading(page, guard === undefined ? 'Dashboard' : 'Staff area').waitFor();
}

/** Opens a screen and waits until nothing in it changes any more. */
async function openScreen(page: Page, { path, leadsTo }: Screen): Promise<void> {
  await goTo(page, path);
  const arrival = leadsTo ?? path.split('?', 1)[0];
  await expect(page).toHaveURL(({ hash }) => hash.slice(1).split('?', 1)[0] === arrival);
  await settled(page);
}

/**
 * Opens the screens one after the other, each as its account, and checks them. One page and one sign-in serve all the
 * screens of an account: a fresh page for each would take most of the time.
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
