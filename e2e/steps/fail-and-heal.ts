import { expect, type Locator, type Page } from '@playwright/test';
import { goTo } from './sign-in.ts';

/** A screen of a remote, or of one of its chunks, that fails. */
export interface FailingScreen {
  readonly remote: string;
  readonly path: `/${string}`;
  /** What only the remote's own code draws there. */
  readonly content: (page: Page) => Locator;
}

/** A document in which remotes fail. */
export interface FailingPage {
  readonly page: Page;
  /** Opens the screen as the first page of the document. */
  readonly open: (screen: FailingScreen) => Promise<unknown>;
  /** Screens that fail: the first page, and others that the customer goes to later. */
  readonly first: FailingScreen;
  readonly later: readonly FailingScreen[];
  /** A screen that does not fail. */
  readonly other: FailingScreen;
  /** Lets the time limit of files pass that never arrive. */
  readonly passTimeLimit?: ((page: Page) => Promise<void>) | undefined;
  /** Ends the cause for a remote. */
  readonly heal: (remote: string) => void | Promise<void>;
}

/** By remote and time, such as `mfe-leases first`: `ok`, or why it did not heal. */
export type Outcomes = Map<string, string>;

const main = (page: Page) => page.getByRole('main');
const retryButton = (page: Page) => main(page).getByRole('button', { name: 'Retry' });

/**
 * Fails the screens and brings them back: each shows a fallback with Retry and the phone number while the other screen
 * is usable, and its own content after one Retry without a reload. One that does not is noted, and the others go on.
 */
export async function failAndHeal(failing: FailingPage): Promise<Outcomes> {
  const { page, first, later, other, heal } = failing;
  const outcomes: Outcomes = new Map();
  const attempt = async (screen: FailingScreen, step: () => Promise<void>) => {
    const key = `${screen.remote} ${screen === first ? 'first' : 'later'}`;
    if (outcomes.has(key) && outcomes.get(key) !== 'ok') return;
    try {
      await step();
      outcomes.set(key, 'ok');
    } catch (error) {
      const shown = await main(page).innerText({ timeout: 1000 }).catch(String);
      outcomes.set(key, `failed: ${String(error)}; shown: ${JSON.stringify(shown)}`);
    }
  };

  await attempt(first, async () => {
    await failing.open(first);
    await expectFallback(failing);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await goTo(page, other.path);
    await expect(other.content(page)).toBeVisible();
  });
  for (const screen of [...later, first]) {
    await attempt(screen, async () => {
      await goToFailing(page, screen);
      await expectFallback(failing);
      await heal(screen.remote);
      await retryButton(page).click();
      // Chromium lets a request wait 20 s behind one for the same file that hangs.
      await expect(screen.content(page)).toBeVisible({ timeout: 60_000 });
      await expect(retryButton(page)).toBeHidden();
      expect(await page.evaluate(() => 'sameDocument' in window), 'the same document').toBe(true);
    });
  }
  return outcomes;
}

/** Goes to a screen whose remote may have failed before: coming back asks for it again, and that has begun here. */
async function goToFailing(page: Page, { path }: FailingScreen): Promise<void> {
  await page.evaluate(
    (hash) =>
      new Promise<void>((resolve) => {
        addEventListener('hashchange', () => setTimeout(resolve), { once: true });
        location.assign(hash);
      }),
    `#${path}`,
  );
}

async function expectFallback({ page, passTimeLimit }: FailingPage): Promise<void> {
  await expect(async () => {
    await passTimeLimit?.(page);
    await expect(retryButton(page)).toBeEnabled({ timeout: passTimeLimit ? 500 : 10_000 });
  }).toPass({ timeout: 20_000 });
  await expect(
    main(page)
      .getByText(/\(\d{3}\) 555-01\d\d/)
      // Another one is for paper.
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
}
