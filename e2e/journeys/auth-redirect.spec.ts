import { expect, test } from '../site/test.ts';
import { heading, openAs } from '../steps/sign-in.ts';

const outside = [
  'https://evil.test/',
  '//evil.test/',
  '/\\evil.test/',
  '\\\\evil.test/',
  `${'javascript'}:alert(1)`,
  'data:text/html,<script>alert(1)</script>',
  '/auth/logout',
];

test(
  'AUTH-18, AUTH-19 (OP-53): a redirect to another site, to a script or to the logout leads home, one to a screen leads there',
  { tag: ['@mfe-auth', '@mfe-leases', '@mfe-payments'] },
  async ({ page, portal, customers }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    page.on('dialog', () => requests.push('a dialog'));
    const maria = await customers.toRead('maria');
    await openAs(page, maria, '/auth/check?redirect=%2Fleases%2Fcurrent');
    await expect(heading(page, 'All Leases')).toBeVisible();
    for (const redirect of outside) {
      const encoded = encodeURIComponent(redirect);
      for (const value of [redirect, encoded, encodeURIComponent(encoded)]) {
        await page.evaluate((hash) => window.location.assign(hash), `#/auth/check?redirect=${value}`);
        await expect(heading(page, 'Dashboard'), redirect).toBeVisible();
        expect(new URL(page.url()).origin).toBe(portal.url);
        await page.evaluate(() => window.location.assign('#/leases/current'));
        await expect(heading(page, 'All Leases')).toBeVisible();
      }
    }
    expect(requests.filter((request) => /evil|dialog/.test(request))).toEqual([]);
  },
);

test(
  'AUTH-04: /auth leads to the auth check, and from there to login',
  { tag: '@mfe-auth' },
  async ({ page }) => {
    await page.goto('/#/auth');
    await expect(page).toHaveURL(/#\/auth\/login$/);
  },
);
