import type { Page, Route } from '@playwright/test';
import { forbidStorage, storages } from '../site/forbid-storage.ts';
import { expect, test } from '../site/test.ts';
import { watchApiCalls, type ApiCalls } from '../steps/api-calls.ts';
import { boxOf } from '../steps/box-of.ts';
import { delayScripts } from '../steps/delayed-scripts.ts';
import {
  banks,
  expectRealLogin,
  leaseCards,
  leases,
  openWith,
  sessionCheck,
  sessionCheckPath,
} from '../steps/early-calls.ts';
import { fillSignIn, heading } from '../steps/sign-in.ts';
import { waitForFont } from '../steps/wait-for-font.ts';

const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Retry' });

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

/** The button moves when the text above it changes to the brand's font. */
async function pressRetry(page: Page): Promise<void> {
  await waitForFont(page);
  await retry(page).click();
}

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
    const before = await boxOf(retry(page));
    await held.continue();
    await expect(page.getByRole('main').getByText(/^(Open|Closed) now$/)).toBeVisible();
    expect((await boxOf(retry(page))).y).toBe(before.y);
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

for (const [what, answer] of Object.entries({
  'an error': { status: 503, body: '{"status":false,"code":503,"error":"Not now"}' },
  'another shape': { status: 200, body: '{"status":true,"code":200,"data":{"all":"nothing"}}' },
  'no JSON': { status: 200, body: '<html></html>' },
})) {
  test(
    `an early read that is answered with ${what} shows the screen’s own failed state, and Retry asks once more`,
    { tag: '@mfe-leases' },
    async ({ page, customers, faults }) => {
      faults.expect(/mobile\/leases|malformed|StructError/i);
      const calls = await watchApiCalls(page);
      await page.route('**/api/v1/mobile/leases', (route) =>
        route.fulfill({ contentType: 'application/json', ...answer }),
      );
      await openWith(page, (await customers.toRead('maria')).token, '/leases/current');
      await expect(retry(page)).toBeVisible();
      expect(calls.sent.filter((call) => call === leases)).toHaveLength(1);
      await page.unroute('**/api/v1/mobile/leases');
      await pressRetry(page);
      await expect(leaseCards(page)).toBeVisible();
      expect(calls.sent.filter((call) => call === leases)).toHaveLength(2);
    },
  );
}

test(
  'an early read without an answer is asked again as often as any other, then the screen says so',
  { tag: '@mfe-leases' },
  async ({ page, customers, faults }) => {
    faults.expect(/Failed to load resource/);
    const calls = await watchApiCalls(page);
    await page.route('**/api/v1/mobile/leases', (route) => route.abort());
    await openWith(page, (await customers.toRead('maria')).token, '/leases/current');
    await expect(retry(page)).toBeVisible();
    expect(calls.sent.filter((call) => call === leases)).toHaveLength(3);
  },
);

test(
  'SHARED-51: an early read that hangs ends at the time limit of every call',
  { tag: '@mfe-leases' },
  async ({ page, customers, faults }) => {
    // A script for later may be on its way when the clock jumps over its time limit.
    faults.expect(/\/quiet\.\w+\.js/);
    await page.clock.install();
    await page.route('**/api/v1/mobile/leases', () => {});
    await openWith(page, (await customers.toRead('maria')).token, '/leases/current');
    await expect(page.locator('[data-remote="mfe-leases"] [aria-busy="true"]').first()).toBeVisible();
    await page.clock.fastForward(170_000);
    await expect(page.locator('[data-remote="mfe-leases"] [aria-busy="true"]').first()).toBeVisible();
    await page.clock.fastForward(11_000);
    await expect(retry(page)).toBeVisible();
  },
);

test(
  'the reads of another release than that of the screen’s code are not used, and the screen asks for its own',
  { tag: '@mfe-leases' },
  async ({ page, customers }) => {
    const other = 'GET /api/v1/mobile/stores/types';
    await page.route('**/', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replaceAll(
        '{"path":"/api/v1/mobile/leases"}',
        '{"path":"/api/v1/mobile/stores/types"}',
      );
      await route.fulfill({ response, body });
    });
    const calls = await watchApiCalls(page);
    await openWith(page, (await customers.toRead('maria')).token, '/leases/current');
    await expect(leaseCards(page)).toBeVisible();
    expect(calls.sent.toSorted()).toEqual([banks, leases, other, sessionCheck].toSorted());
    expect(await calls.read()).not.toContain(other);
  },
);

for (const query of ['?lease=..', '?lease=%2E%2E', '?lease=', '']) {
  test(
    `a read whose parameter is missing or malformed is not sent: /payment-early${query}`,
    { tag: '@mfe-payments' },
    async ({ page, customers }) => {
      const calls = await watchApiCalls(page);
      const releaseScripts = await delayScripts(page);
      await openWith(page, (await customers.toRead('maria')).token, `/payment-early${query}`);
      await expect.poll(() => calls.sent).toContain(leases);
      expect(calls.sent.filter((call) => call.endsWith('/scheduled-payments'))).toEqual([]);
      releaseScripts();
      await expect(heading(page, 'Dashboard')).toBeVisible();
    },
  );
}

test(
  'a read for a lease that is not the customer’s is never used, and the screen leads to the dashboard',
  { tag: '@mfe-payments' },
  async ({ page, customers, faults }) => {
    faults.expect(/status of 404/);
    const calls = await watchApiCalls(page);
    await openWith(page, (await customers.toRead('maria')).token, '/payment-early?lease=somebody-else');
    await expect(heading(page, 'Dashboard')).toBeVisible();
    const read = 'GET /api/v1/mobile/leases/somebody-else/scheduled-payments';
    expect(calls.sent.filter((call) => call === read)).toHaveLength(1);
    expect(await calls.read()).not.toContain(read);
  },
);

test(
  'what was asked for a screen that the guard rejects is never read',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page, faults }) => {
    faults.expect(/status of 403/);
    await page.goto('/#/auth/login?ui=portal&guard=store');
    await fillSignIn(page, 'stella');
    await expect(heading(page, 'Staff area')).toBeVisible();
    const calls = await watchApiCalls(page);
    // The page is loaded again, which is how its early calls are started.
    await page.goto('about:blank');
    await page.goto('/#/leases/current', { waitUntil: 'commit' });
    await expect(heading(page, 'Permission Denied')).toBeVisible();
    expect(calls.sent).toContain(leases);
    expect(await calls.read()).toEqual([sessionCheck]);
  },
);

for (const storage of storages) {
  test(
    `a page whose ${storage} is forbidden asks the api for nothing, and shows the lease cards after a login`,
    { tag: ['@mfe-auth', '@mfe-leases'] },
    async ({ page }) => {
      await forbidStorage(page, storage);
      const calls = await watchApiCalls(page);
      const releaseScripts = await delayScripts(page);
      await page.goto('/#/leases/current', { waitUntil: 'commit' });
      await expect(page.locator('#prerendered').getByRole('textbox', { name: 'Password' })).toBeVisible();
      releaseScripts();
      await expectRealLogin(page);
      expect(calls.sent).toEqual([]);
      await fillSignIn(page, 'maria');
      await expect(leaseCards(page)).toBeVisible();
    },
  );
}

test(
  'a page with a token whose localStorage is forbidden starts its calls early, and uses them',
  { tag: '@mfe-leases' },
  async ({ page, customers }) => {
    await forbidStorage(page, 'localStorage');
    const calls = await watchApiCalls(page);
    const releaseScripts = await delayScripts(page);
    await openWith(page, (await customers.toRead('maria')).token, '/leases/current');
    const early = [sessionCheck, leases, banks];
    await expect.poll(() => calls.sent.toSorted()).toEqual(early.toSorted());
    releaseScripts();
    await expect(leaseCards(page)).toBeVisible();
    expect(await calls.read()).toEqual(expect.arrayContaining([sessionCheck, leases]));
    expect(calls.sent.filter((call) => early.includes(call))).toHaveLength(early.length);
  },
);
