import type { Route } from '@playwright/test';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { CustomerApi } from '../site/customer-api.ts';
import { expect, test, testOnOwnPortal } from '../site/test.ts';
import { expectPayment, paymentPath } from '../steps/pay.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

testOnOwnPortal(
  'SHELL-74: a remote whose files are gone shows its fallback while the others work, and Retry brings it back without a reload',
  { tag: ['@mfe-leases', '@mfe-payments', '@mfe-support'] },
  async ({ page, portal, faults }) => {
    faults.expect(/mfe-support|Failed to load resource|RUNTIME-008|loading chunk/i);
    const files = join(portal.site, 'assets/mfe-support');
    await rename(files, `${files}.gone`);
    await openAs(page, await CustomerApi.signIn(portal.url, 'maria'), '/dashboard');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));

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

/** The first page of each remote, and its heading. */
const firstPages = [
  { remote: 'mfe-auth', path: '/auth/login', title: 'Log in' },
  { remote: 'mfe-leases', path: '/leases/current', title: 'All Leases' },
  { remote: 'mfe-payments', path: '/dashboard', title: 'Dashboard' },
  { remote: 'mfe-profile', path: '/profile/main', title: 'Profile' },
  { remote: 'mfe-retailers', path: '/find-a-retailer', title: /retailer/i },
  { remote: 'mfe-support', path: '/support/faq', title: 'Support' },
] as const;

const html = { status: 200, contentType: 'text/html', body: '<html></html>' };

/** What may come in place of a script, and at which of the remote's files. */
const scriptFaults: readonly (readonly [string, RegExp, (route: Route) => Promise<void>])[] = [
  ['every file is missing', /\.js/, (route) => route.fulfill({ status: 404 })],
  ['every connection is reset', /\.js/, (route) => route.abort('connectionreset')],
  ['every file is HTML', /\.js/, (route) => route.fulfill(html)],
  ['the exposed chunk is cut short', /lifecycles/, (route) => route.fulfill({ ...script, body: '"use' })],
];

const script = { status: 200, contentType: 'text/javascript' };

for (const { remote, path, title } of firstPages) {
  test(
    `SHELL-74: ${remote}, when it fails as the first page, comes with one Retry after the cause is gone, without a reload`,
    { tag: `@${remote}` },
    async ({ page, customers, portal, faults }) => {
      faults.expect(new RegExp(`${remote}|Failed to (load|fetch)|RUNTIME-|loading chunk|integrity`, 'i'));
      for (const [fault, file, respond] of scriptFaults) {
        await test.step(fault, async () => {
          const isFaulty = ({ pathname }: URL) =>
            pathname.startsWith(`/assets/${remote}/`) && file.test(pathname);
          await page.route(isFaulty, respond);
          if (remote === 'mfe-auth') await page.goto(`${portal.url}/?${fault}#${path}`);
          else await openAs(page, await customers.toRead('maria'), path);
          const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
          await expect(retry).toBeVisible();
          await page.evaluate(() => Object.assign(window, { sameDocument: true }));
          await page.unroute(isFaulty);
          await retry.click();
          await expect(retry).toBeHidden();
          await expect(heading(page, title)).toBeVisible();
          await expect(page.getByRole('main').getByRole('heading').nth(1)).toBeVisible();
          expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
        });
      }
    },
  );
}

test(
  'SHELL-74: the payment form, when its own script arrives bad, says how to call, and comes with one Retry',
  { tag: '@mfe-payments' },
  async ({ page, customers, portal, faults }) => {
    faults.expect(/mfe-payments|Failed to (load|fetch)|ChunkLoadError|loading chunk|integrity/i);
    const maria = await customers.toRead('maria');
    const path = paymentPath((await maria.lease('Harbor Home Furniture')).lease_uuid);
    const lazyChunk = /\/assets\/mfe-payments\/[^/]+\/\d+\./;
    const responses: readonly ((route: Route) => Promise<void>)[] = [
      (route) => route.fulfill({ status: 404, headers: { 'cache-control': 'max-age=31536000, immutable' } }),
      (route) => route.fulfill(html),
      (route) => route.abort('connectionreset'),
    ];
    for (const respond of responses) {
      await page.route(lazyChunk, respond);
      await openAs(page, maria, path, portal.url);
      const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
      await expect(retry).toBeVisible();
      await expect(
        page
          .getByRole('main')
          .getByText(/\(\d{3}\) 555-01\d\d/)
          .first(),
      ).toBeVisible();
      await page.unroute(lazyChunk);
      await retry.click();
      await expectPayment(page);
    }
  },
);
