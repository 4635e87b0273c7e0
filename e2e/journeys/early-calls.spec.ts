import { expect, test } from '../site/test.ts';
import { watchApiCalls } from '../steps/api-calls.ts';
import { delayScripts } from '../steps/delayed-scripts.ts';
import { expectRealLogin, leaseCards, leases, openWith, sessionCheck } from '../steps/early-calls.ts';
import { screensOf, tagsOf } from '../steps/screens.ts';
import { heading, openAs } from '../steps/sign-in.ts';
import { waitUntilStable } from '../steps/wait-until-stable.ts';

for (const owner of ['mfe-leases', 'mfe-payments', 'mfe-profile', 'mfe-retailers']) {
  test(
    `every screen of ${owner} asks for its data before its code has arrived, uses all of it, and asks for nothing twice`,
    { tag: tagsOf(owner) },
    async ({ page, portal, customers }) => {
      // The page is loaded once for each screen, with its scripts held back.
      test.slow();
      const { screens } = await screensOf(owner, { brand: 'main', portal, customers });
      const calls = await watchApiCalls(page);
      for (const { name, path, account, reads } of screens) {
        // Without a session nothing is asked early.
        if (account === null) continue;
        await test.step(name, async () => {
          const before = calls.sent.length;
          const { token } = await customers.toRead(account);
          const releaseScripts = await delayScripts(page);
          await page.goto('about:blank');
          await openWith(page, token, path);
          await expect.poll(() => calls.sent.length - before).toBe(1 + reads);
          const early = calls.sent.slice(before);
          expect(early[0]).toBe(sessionCheck);
          releaseScripts();
          await waitUntilStable(page);
          const sent = calls.sent.slice(before);
          expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
          expect(await calls.read()).toEqual(expect.arrayContaining(early));
        });
      }
    },
  );
}

test(
  'the address of the portal alone asks for the data of the dashboard that it leads to, once',
  { tag: '@mfe-payments' },
  async ({ page, customers }) => {
    const calls = await watchApiCalls(page);
    const releaseScripts = await delayScripts(page);
    await openWith(page, (await customers.toRead('maria')).token, '/');
    await expect.poll(() => calls.sent).toContain(leases);
    releaseScripts();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await waitUntilStable(page);
    expect(calls.sent.toSorted()).toEqual([...new Set(calls.sent)].toSorted());
  },
);

test(
  'the form for a card to verify again asks for its configuration and the saved cards early, once each',
  { tag: '@mfe-profile' },
  async ({ page, customers }) => {
    const calls = await watchApiCalls(page);
    const releaseScripts = await delayScripts(page);
    await openWith(page, (await customers.toRead('maria')).token, '/profile/add-card?old_card=1');
    const early = [
      sessionCheck,
      'GET /api/v1/mobile/cards/payliance/iframe/config',
      'GET /api/v1/mobile/cards',
    ];
    await expect.poll(() => calls.sent.toSorted()).toEqual(early.toSorted());
    releaseScripts();
    await waitUntilStable(page);
    expect(calls.sent.toSorted()).toEqual([...new Set(calls.sent)].toSorted());
    expect(await calls.read()).toEqual(expect.arrayContaining(early));
  },
);

test('a page without a token asks the api for nothing', { tag: '@mfe-auth' }, async ({ page }) => {
  const calls = await watchApiCalls(page);
  await page.goto('/#/leases/current');
  await expectRealLogin(page);
  expect(calls.sent).toEqual([]);
});

test(
  'a page that was left asks for fresh data when it is opened again',
  { tag: '@mfe-leases' },
  async ({ page, customers }) => {
    const calls = await watchApiCalls(page);
    await openAs(page, await customers.toRead('maria'), '/leases/current');
    await expect(leaseCards(page)).toBeVisible();
    await page.reload();
    await expect(leaseCards(page)).toBeVisible();
    expect(calls.sent.filter((call) => call === leases)).toHaveLength(2);
  },
);
