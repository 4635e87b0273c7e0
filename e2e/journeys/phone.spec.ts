import type { Page } from '@playwright/test';
import { CustomerApi } from '../site/customer-api.ts';
import { expect, test } from '../site/test.ts';
import { expectPaid, openPayment, payButton, reviewPayment } from '../steps/pay.ts';
import { screensOf } from '../steps/screens.ts';
import { heading, signIn } from '../steps/sign-in.ts';
import { visitEach } from '../steps/visit-each.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNoHorizontalScroll(page: Page): Promise<void> {
  expect(await overflow(page), `${page.url()} is wider than the screen, px`).toBeLessThanOrEqual(0);
}

test('SHELL-41, SHELL-42: a customer pays on a phone: the menu opens, navigates and closes, and nothing is wider than the screen', async ({
  page,
  portal,
}) => {
  await signIn(page, 'maria');
  await expectNoHorizontalScroll(page);

  await page.getByRole('button', { name: /menu/i }).first().tap();
  await page.getByRole('dialog').getByRole('link', { name: 'All Leases' }).tap();
  await expect(heading(page, 'All Leases')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Find a Retailer' })).toBeHidden();
  await expectNoHorizontalScroll(page);

  const maria = await CustomerApi.signIn(portal.url, 'maria');
  await openPayment(page, (await maria.lease('Harbor Home Furniture')).lease_uuid);
  await expectNoHorizontalScroll(page);
  await reviewPayment(page, { amount: '95.07', bank: /Macon Credit Union/ });
  await expectNoHorizontalScroll(page);
  await payButton(page, '95.07').tap();
  await expectPaid(page);
});

test('SHELL-42: no screen is wider than 320 px', async ({ page, portal }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  // Ida has the longest names and the most leases.
  const { screens } = await screensOf(page, portal, { maria: 'ida' });
  await visitEach(page, screens, async (screen) => {
    expect.soft(await overflow(page), `${screen.name} is wider than the screen, px`).toBeLessThanOrEqual(0);
  });
});
