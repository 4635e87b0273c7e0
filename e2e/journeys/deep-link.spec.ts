import { expect, test } from '../site/test.ts';
import { fillSignIn, heading, signIn } from '../steps/sign-in.ts';

test(
  'SHELL-25, SHELL-26, AUTH-18: a visitor who opens a deep link to a lease signs in first and then sees the lease',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page, customers }) => {
    const maria = await customers.toRead('maria');
    const lease = await maria.lease('Harbor Home Furniture');

    await page.goto(`/#/lease/${lease.lease_id}/summary`);
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await fillSignIn(page, 'maria');
    await expect(page).toHaveURL(new RegExp(`#/lease/${lease.lease_id}/summary`));
    await expect(page.getByRole('main').getByText('Harbor Home Furniture').first()).toBeVisible();

    await page.reload();
    await expect(page).toHaveURL(new RegExp(`#/lease/${lease.lease_id}/summary`));
    await expect(page.getByRole('main').getByText('Harbor Home Furniture').first()).toBeVisible();
  },
);

test(
  'SHELL-33, SHELL-34: ui and guard stay in the address during the sign-in',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page }) => {
    await page.goto('/#/leases/current?ui=customer&guard=client');
    await fillSignIn(page, 'maria');
    await expect(heading(page, 'All Leases')).toBeVisible();
    await expect(page).toHaveURL(/ui=customer/);
    await expect(page).toHaveURL(/guard=client/);
  },
);

test(
  'SHARED-33, AUTH-20: the session survives a reload and ends with Log Out',
  { tag: ['@mfe-auth', '@mfe-payments'] },
  async ({ page }) => {
    await signIn(page, 'maria');
    await page.reload();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.getByRole('link', { name: 'Log Out' }).first().click();
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
    await page.goto('/#/dashboard');
    await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  },
);
