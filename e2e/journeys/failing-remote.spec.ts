import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { CustomerApi } from '../site/customer-api.ts';
import { expect, test, testOnOwnPortal } from '../site/test.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

testOnOwnPortal(
  'SHELL-74: a remote whose files are gone shows its fallback while the others work, and Retry brings it back without a reload',
  { tag: ['@mfe-leases', '@mfe-payments', '@mfe-support'] },
  async ({ page, portal, faults }) => {
    faults.expect(/mfe-support|Failed to load resource|RUNTIME-008|loading chunk/i);
    await openAs(page, await CustomerApi.signIn(portal.url, 'maria'), '/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const files = join(portal.site, 'assets/mfe-support');
    await rename(files, `${files}.gone`);

    await goTo(page, '/support/faq');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/\(\d{3}\) 555-01\d\d/)
        .first(),
    ).toBeVisible();

    await goTo(page, '/leases/current');
    await expect(heading(page, 'All Leases')).toBeVisible();
    await expect(page.getByText('Harbor Home Furniture').first()).toBeVisible();

    await goTo(page, '/support/faq');
    await expect(retry).toBeVisible();
    const response = page.waitForResponse((response) => response.url().includes('/mfe-support/'));
    await retry.click();
    expect((await response).status()).toBe(404);
    await expect(retry).toBeEnabled();
    await rename(`${files}.gone`, files);
    await retry.click();
    await expect(page.getByRole('main').getByText('Returning My Merchandise')).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  },
);

test(
  'SHARED-60: a malformed answer of the api shows the failed state with Retry, never a blank page',
  { tag: '@mfe-leases' },
  async ({ page, customers, faults }) => {
    faults.expect(/mobile\/leases|malformed|StructError/i);
    await openAs(page, await customers.toRead('maria'), '/leases/current');
    for (const body of [
      '{"status":true,"code":200,"data":{"all":"nothing"}}',
      '{"status":true,"da',
      '<html></html>',
    ]) {
      await page.route('**/api/v1/mobile/leases', (route) =>
        route.fulfill({ status: 200, contentType: 'application/json', body }),
      );
      await page.reload();
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await expect(heading(page, 'All Leases')).toBeVisible();
      await page.unroute('**/api/v1/mobile/leases');
      await retry.click();
      await expect(page.getByRole('main').getByText('Harbor Home Furniture').first()).toBeVisible();
    }
  },
);
