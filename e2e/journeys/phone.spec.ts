import type { Page } from '@playwright/test';
import { CustomerApi } from '../site/customer-api.ts';
import { expect, test, testOnOwnPortal } from '../site/test.ts';
import { boxOf } from '../steps/box-of.ts';
import { brokenByLongerTexts } from '../steps/longer-texts.ts';
import { expectPaid, expectPayment, payButton, paymentPath, reviewPayment } from '../steps/pay.ts';
import { owners, screensOf, tagsOf } from '../steps/screens.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';
import { visitEach } from '../steps/visit-each.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  expect(await overflow(page), `${page.url()} is wider than the screen, px`).toBeLessThanOrEqual(0);
}

const longName = 'Harborview Home Furnishing and Appliance Leasing';

/** Gives the main brand another name, as an operator does in the settings. */
async function nameBrand(page: Page, name: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === '/',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll('"name":"Fernway"', `"name":"${name}"`);
      await route.fulfill({ response, body });
    },
  );
}

testOnOwnPortal(
  'SHELL-41, SHELL-42, UI-70: a customer pays on a phone: the menu opens, navigates and closes, nothing is wider than the screen, a long name of the brand stays in the header, and no notifications cover the heading, nor on a desk Apply Now',
  { tag: ['@mfe-leases', '@mfe-payments', '@mfe-profile'] },
  async ({ page, portal, faults }) => {
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    const lease = await maria.lease('Harbor Home Furniture');
    await nameBrand(page, longName);
    await openAs(page, maria, '/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const header = page.getByRole('banner');
    const bar = await boxOf(header);
    const name = await boxOf(header.getByRole('link', { name: `${longName} home` }));
    expect(name.y + name.height, 'where the name ends').toBeLessThanOrEqual(bar.y + bar.height);
    await expectNoHorizontalScroll(page);

    await page.getByRole('button', { name: /menu/i }).first().tap();
    await page.getByRole('dialog').getByRole('link', { name: 'All Leases' }).tap();
    await expect(heading(page, 'All Leases')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Find a Retailer' })).toBeHidden();
    await expectNoHorizontalScroll(page);

    await goTo(page, paymentPath(lease.lease_uuid));
    await expectPayment(page);
    await expectNoHorizontalScroll(page);
    await reviewPayment(page, { amount: '95.07', bank: /Macon Credit Union/ });
    await expectNoHorizontalScroll(page);
    await payButton(page, '95.07').tap();
    await expectPaid(page);
    const notifications = page.getByRole('region', { name: 'Notifications' });
    await notifications.getByRole('button').tap();
    await expect(notifications.getByRole('listitem')).toHaveCount(0);

    await goTo(page, '/profile/main');
    // An error stays until it is read, so that the next notification comes beside it.
    faults.expect(/status of 500/);
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET'
        ? route.continue()
        : route.fulfill({
            status: 500,
            json: { status: false, code: 500, error: 'The server could not do this.' },
          }),
    );
    await page.getByRole('switch', { name: /^General/ }).tap({ force: true });
    await expect(notifications.getByText(/could not be saved/)).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('switch', { name: /^Marketing/ }).tap({ force: true });
    await expect(notifications.getByRole('listitem')).toHaveCount(2);
    const over = await boxOf(notifications);
    expect(over.y + over.height, 'where notifications end').toBeLessThanOrEqual(
      (await boxOf(heading(page, 'Profile'))).y,
    );
    const apply = page.getByRole('banner').getByRole('link', { name: /^Apply Now/ });
    for (const width of [1280, 769, 768]) {
      await page.setViewportSize({ width, height: 860 });
      await expect(apply).toBeVisible();
      const shown = await boxOf(notifications);
      expect(shown.y + shown.height, 'where notifications end on a desk').toBeLessThanOrEqual(
        (await boxOf(heading(page, 'Profile'))).y,
      );
      expect(shown.x + shown.width, 'their right edge').toBeLessThanOrEqual((await boxOf(apply)).x);
    }
  },
);

for (const owner of owners) {
  test(
    `SHELL-42, OP-95: no screen of ${owner} is wider than 320 px, nor where every word is 40 % longer`,
    { tag: tagsOf(owner) },
    async ({ page, portal, customers, faults }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      // Ida has the longest names and the most leases.
      const replacements = { maria: 'ida' };
      const { name, screens } = await screensOf(owner, { brand: 'main', portal, customers, replacements });
      await visitEach(page, { screens, customers, faults, url: portal.url }, async (screen) => {
        expect
          .soft(await overflow(page), `${screen.name} is wider than the screen, px`)
          .toBeLessThanOrEqual(0);
        expect.soft(await brokenByLongerTexts(page, name), `${screen.name} in a longer language`).toEqual([]);
      });
    },
  );
}
