import { expect, test } from '../site/test.ts';
import { watchApiCalls } from '../steps/api-calls.ts';
import { delayScripts } from '../steps/delayed-scripts.ts';
import {
  banks,
  leaseCards,
  leases,
  openWith,
  pressRetry,
  retryButton,
  sessionCheck,
} from '../steps/early-calls.ts';
import { fillSignIn, heading } from '../steps/sign-in.ts';

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
      await expect(retryButton(page)).toBeVisible();
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
    await expect(retryButton(page)).toBeVisible();
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
    await expect(retryButton(page)).toBeVisible();
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
