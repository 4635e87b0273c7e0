import { CustomerApi } from '../site/customer-api.ts';
import { expect, testOnOwnPortal } from '../site/test.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

testOnOwnPortal(
  'AUTH-20: Log Out in one tab ends the session in the others, and Back shows nothing personal',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page, context, portal }) => {
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openAs(tab, await CustomerApi.signIn(portal.url, 'maria'), '/leases/current', portal.url);
      await expect(heading(tab, 'All Leases')).toBeVisible();
      await expect(tab.getByRole('main').getByText('Harbor Home Furniture').first()).toBeVisible();
    }

    await goTo(page, '/auth/logout');
    await expect(page.getByText('Harbor Home Furniture')).toHaveCount(0);
    await expect(other.getByText('Harbor Home Furniture')).toHaveCount(0);
    await expect(other.getByText('You logged out in another tab.')).toBeVisible();
    for (const tab of [page, other]) {
      expect(await tab.evaluate(() => sessionStorage.getItem('portal.token'))).toBeNull();
    }

    await page.goBack();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByText('Harbor Home Furniture')).toHaveCount(0);
  },
);
