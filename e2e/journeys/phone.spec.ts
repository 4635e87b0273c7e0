import type { Page } from '@playwright/test';
import { CustomerApi } from '../site/customer-api.ts';
import { expect, test } from '../site/test.ts';
import { expectPaid, openPayment, payButton, reviewPayment } from '../steps/pay.ts';
import { screensOf } from '../steps/screens.ts';
import { heading, signIn } from '../steps/sign-in.ts';
import { visitEach } from '../steps/visit-each.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await overhang(page), `${page.url()} is wider than the screen, px`).toBeLessThanOrEqual(0);
}

test('SHELL-41, SHELL-42: a customer pays with a thumb: the menu opens, leads on and closes, nothing is wider than the phone', async ({
  page,
  portal,
}) => {
  await signIn(page, 'maria');
  await expectNoSidewaysScroll(page);

  await page.getByRole('button', { name: /menu/i }).first().tap();
  await page.getByRole('dialog').getByRole('link', { name: 'All Leases' }).tap();
  await expect(heading(page, 'All Leases')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find a Retailer' })).toBeHidden();
  await expectNoSidewaysScroll(page);

  const maria = await CustomerApi.signIn(portal.url, 'maria');
  await openPayment(page, (await maria.lease('Harbor Home Furniture')).lease_uuid);
  await expectNoSidewaysScroll(page);
  await reviewPayment(page, { amount: '95.07', bank: /Macon Credit Union/ });
  await expectNoSidewaysScroll(page);
  await payButton(page, '95.07').tap();
  await expectPaid(page);
});

test('SHELL-42: every screen reflows at 320 px', async ({ page, portal }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  // The longest names and the most leases of all.
  const { screens } = await screensOf(page, portal, { maria: 'ida' });
  await visitEach(page, screens, async (screen) => {
    expect.soft(await overhang(page), `${screen.name} is wider than the screen, px`).toBeLessThanOrEqual(0);
  });
});
