import { test, type Page } from '@playwright/test';
import type { Customers } from '../site/customers.ts';
import type { Faults } from '../site/faults.ts';
import { loadScreen, waitForScreen } from './open-screen.ts';
import type { Screen } from './screen.ts';
import { goTo } from './sign-in.ts';

interface Visits {
  readonly screens: readonly Screen[];
  readonly customers: Customers;
  readonly faults: Faults;
  /** Address of the portal, of either brand. */
  readonly url: string;
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
