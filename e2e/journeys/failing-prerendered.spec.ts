import { demoPassword } from '../site/customer-api.ts';
import { startFaultySite } from '../site/faulty-site.ts';
import { forbidStorage, storages } from '../site/forbid-storage.ts';
import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { delayScripts } from '../steps/delayed-scripts.ts';
import { email, fillIn, logIn, open, password, prerendered } from '../steps/prerendered-login.ts';
import { heading } from '../steps/sign-in.ts';

test(
  'scripts that do not arrive are told of after a while, with what was typed still there, also when they do arrive',
  { tag: '@mfe-auth' },
  async ({ page }) => {
    await page.clock.install();
    const releaseScripts = await delayScripts(page);
    await open(page, '/#/auth/login');
    await fillIn(page, 'maria');
    await page.clock.fastForward(15_000);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Check your connection');
    expect(await axeFindings(page)).toEqual([]);
    await expect(email(page)).toHaveValue('maria@portal.test');

    releaseScripts();
    await expect(prerendered(page)).toHaveCount(0);
    await expect(alert).toHaveCount(0);
    await expect(email(page)).toHaveValue('maria@portal.test');
    await expect(password(page)).toHaveValue(demoPassword);
  },
);

test(
  'SHELL-74: a bad main script that the cache keeps is told of, and comes by Try again, in the same page with what was typed',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page, portal, faults }) => {
    faults.expect(/integrity|Failed to load resource/i);
    const site = await startFaultySite(portal.url);
    try {
      site.fail('wrong hash', (path) => /\/shell\/.*\/main\.[^/]*\.js$/.test(path));
      await page.goto(`${site.url}/#/auth/login?redirect=%2Fleases%2Fcurrent`);
      await fillIn(page, 'maria');
      await expect(page.getByRole('alert')).toBeVisible();
      await page.evaluate(() => Object.assign(window, { sameDocument: true }));
      site.heal();
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(prerendered(page)).toHaveCount(0);
      await expect(email(page)).toHaveValue('maria@portal.test');
      await logIn(page).click();
      await expect(heading(page, 'All Leases')).toBeVisible();
      expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    } finally {
      await site.close();
    }
  },
);

for (const storage of storages) {
  test(
    `the login is prerendered where ${storage} is forbidden, and signs in`,
    { tag: ['@mfe-auth', '@mfe-payments'] },
    async ({ page }) => {
      await forbidStorage(page, storage);
      const releaseScripts = await delayScripts(page);
      await open(page, '/#/auth/login');
      await fillIn(page, 'maria');
      await logIn(page).click();
      releaseScripts();
      await expect(heading(page, 'Dashboard')).toBeVisible();
    },
  );
}
