import type { Page, Route } from '@playwright/test';
import { expect, test } from '../site/test.ts';
import { watchApiCalls, type ApiCalls } from '../steps/api-calls.ts';
import { boxOf } from '../steps/box-of.ts';
import {
  banks,
  leaseCards,
  leases,
  openWith,
  pressRetry,
  retryButton,
  sessionCheck,
  sessionCheckPath,
} from '../steps/early-calls.ts';
import { fillSignIn } from '../steps/sign-in.ts';

test(
  'SHELL-25, SHELL-26: a token that is no longer valid leads to the login once, and no answer for it is read',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page, faults }) => {
    faults.expect(/status of 401/);
    const calls = await watchApiCalls(page);
    await openWith(page, 'no-longer-valid', '/leases/current');
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await expect(page).toHaveURL(/redirect=%2Fleases%2Fcurrent/);
    expect(calls.sent.toSorted()).toEqual([banks, leases, sessionCheck]);
    expect(await calls.read()).toEqual([sessionCheck]);
    await fillSignIn(page, 'maria');
    await expect(leaseCards(page)).toBeVisible();
    expect(calls.sent.filter((call) => call === leases)).toHaveLength(2);
  },
);

const checkFailed = (page: Page) => page.getByRole('heading', { name: 'We couldn’t reach your account' });

/** Tries the session check again, whose answer arrives now: the screen asks for its data then, and shows it. */
async function checkAgain(page: Page, calls: ApiCalls): Promise<void> {
  expect(await calls.read()).not.toContain(leases);
  await page.unroute(`**${sessionCheckPath}`);
  await pressRetry(page);
  await expect(leaseCards(page)).toBeVisible();
  await expect(checkFailed(page)).toHaveCount(0);
  expect(calls.sent.filter((call) => call === sessionCheck)).toHaveLength(2);
}

for (const [what, answer] of Object.entries({
  'an error': { status: 500, body: '{"status":false,"code":500,"error":"Not now"}' },
  'another shape': { status: 200, body: '{"status":true,"code":200,"data":{"user":"nobody"}}' },
  'no JSON': { status: 200, body: '<html></html>' },
})) {
  test(
    `an early session check that is answered with ${what} logs nobody out, and Retry checks once more`,
    { tag: '@mfe-leases' },
    async ({ page, customers, faults }) => {
      faults.expect(/token\/login|malformed|StructError/i);
      const calls = await watchApiCalls(page);
      await page.route(`**${sessionCheckPath}`, (route) =>
        route.fulfill({ contentType: 'application/json', ...answer }),
      );
      await openWith(page, (await customers.toRead('maria')).token, '/leases/current');
      await expect(checkFailed(page)).toBeVisible();
      expect(calls.sent.filter((call) => call === sessionCheck)).toHaveLength(1);
      await checkAgain(page, calls);
    },
  );
}

test(
  'Retry stays in its place while the drawing and the badge of the hours arrive, so that no press is lost',
  { tag: '@mfe-leases' },
  async ({ page, customers, faults }) => {
    faults.expect(/token\/login/);
    const late = new Promise<Route>((hold) => void page.route(/\/open-badge\./, hold));
    await page.route(`**${sessionCheckPath}`, (route) => route.fulfill({ status: 500 }));
    await openWith(page, (await customers.toRead('maria')).token, '/leases/current');
    const held = await late;
    const before = await boxOf(retryButton(page));
    await held.continue();
    await expect(page.getByRole('main').getByText(/^(Open|Closed) now$/)).toBeVisible();
    expect((await boxOf(retryButton(page))).y).toBe(before.y);
  },
);

test(
  'SHARED-51: an early session check that hangs ends at the time limit of every call, and Retry checks once more',
  { tag: '@mfe-leases' },
  async ({ page, customers, faults }) => {
    // A script for later may be on its way when the clock jumps over its time limit.
    faults.expect(/\/quiet\.\w+\.js/);
    await page.clock.install();
    const calls = await watchApiCalls(page);
    await page.route(`**${sessionCheckPath}`, () => {});
    await openWith(page, (await customers.toRead('maria')).token, '/leases/current');
    const skeleton = page.getByRole('main').locator('[aria-busy="true"]').first();
    await expect(skeleton).toBeVisible();
    await page.clock.fastForward(170_000);
    await expect(skeleton).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(checkFailed(page)).toBeVisible();
    await checkAgain(page, calls);
  },
);
