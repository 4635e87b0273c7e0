import { forbidStorage, storages } from '../site/forbid-storage.ts';
import { expect, test } from '../site/test.ts';
import { watchApiCalls } from '../steps/api-calls.ts';
import { delayScripts } from '../steps/delayed-scripts.ts';
import { banks, expectRealLogin, leaseCards, leases, openWith, sessionCheck } from '../steps/early-calls.ts';
import { fillSignIn } from '../steps/sign-in.ts';

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
