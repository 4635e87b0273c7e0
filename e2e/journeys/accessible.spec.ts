import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { CustomerApi } from '../site/customer-api.ts';
import { expect, test } from '../site/test.ts';
import { goTo, signIn } from '../steps/sign-in.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const beforeSignIn = ['/auth/login', '/auth/register', '/welcome', '/nowhere', '/403'] as const;
const afterSignIn = [
  '/dashboard',
  '/payment-history',
  '/leases/current',
  '/leases/approved',
  '/leases/paid-off',
  '/profile/main',
  '/find-a-retailer',
  '/support/faq',
  '/faq/topic?topic=payments',
] as const;

/** Nothing is loading any more: no skeleton, a heading to begin with, and nothing that still changes. */
async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(stillPage, 30);
}

/** Resolves once nothing has changed for so many frames: axe takes a text that is drawn anew under its eyes for absent. */
function stillPage(frames: number): Promise<void> {
  return new Promise((resolve) => {
    let still = 0;
    const observer = new MutationObserver(() => (still = 0));
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    const look = () => {
      still += 1;
      if (still < frames) requestAnimationFrame(look);
      else {
        observer.disconnect();
        resolve();
      }
    };
    requestAnimationFrame(look);
  });
}

async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${page.url().replace(/^.*#/, '')}: ${id}, ${help}: ${target.join(' ')}`),
  );
}

for (const brand of ['main', 'second'] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`SHELL-03: axe finds nothing on any screen of the ${brand} brand, ${colorScheme}`, async ({
      page,
      portal,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const url = brand === 'main' ? portal.url : portal.secondUrl;
      const found: string[] = [];
      await page.goto(url);
      for (const path of beforeSignIn) {
        await goTo(page, path);
        await settled(page);
        found.push(...(await findings(page)));
      }
      const maria = await CustomerApi.signIn(portal.url, 'maria');
      const lease = await maria.lease('Harbor Home Furniture');
      await signIn(page, 'maria', url);
      const ofLease = [
        `/lease/${lease.lease_id}/summary`,
        `/payment-early?lease=${lease.lease_uuid}`,
      ] as const;
      for (const path of [...afterSignIn, ...ofLease]) {
        await goTo(page, path);
        await settled(page);
        found.push(...(await findings(page)));
      }
      expect(found).toEqual([]);
    });
  }
}

test('the skip link leads past menu and header, to the content of the page', async ({ page, portal }) => {
  await signIn(page, 'maria', portal.url);
  await page.reload();
  await settled(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
