import { demoPassword } from '../site/customer-api.ts';
import { expect, test } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { expectVariant, fillNewPassword, logInAs, newPassword } from '../steps/auth.ts';
import { linkOf } from '../steps/mailbox.ts';
import { goTo, heading } from '../steps/sign-in.ts';

test(
  'AUTH-25, AUTH-26, AUTH-38, AUTH-73: the link of a one-time login signs in once and leads to its redirect',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page, portal, faults }) => {
    faults.expect(/status of 401 /);
    const link = await linkOf(portal.url, 'maria', '/auth/login/one-time');
    await page.goto(`/#${link}&redirect=%2Fleases%2Fcurrent`);
    await expect(heading(page, 'All Leases')).toBeVisible();
    await expect(page.getByText('Welcome Back!')).toBeVisible();

    await page.goto('about:blank');
    await page.goto(`/#${link}`);
    await expect(page.getByRole('alert')).toContainText(
      'Unable to process your one time login. It might have expired',
    );
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`/#${link.replace(/\?.*/, '')}`);
    await expect(page.getByRole('alert')).toContainText('the link is incomplete');
  },
);

test(
  'AUTH-24, AUTH-27, AUTH-36, AUTH-37, AUTH-81: an invitation lets the invited set a password once, and signs them in',
  { tag: '@mfe-auth' },
  async ({ page, portal, customers, faults }) => {
    faults.expect(/status of 4(04|22) /);
    const link = await linkOf(portal.url, customers.toSignIn('ivy'), '/auth/invite');
    await page.goto(`/#${link}`);
    await expect(heading(page, 'Set your password')).toBeVisible();
    await expectVariant(page, '/auth/set-password', 'store');
    await page.reload();
    await fillNewPassword(page, 'New password', 'password!');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByRole('textbox', { name: 'New password' })).toHaveAttribute('aria-invalid', 'true');
    expect(await axeFindings(page)).toEqual([]);
    await fillNewPassword(page, 'New password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(heading(page, 'Staff area')).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Ivy Calloway');

    await page.goto(`/#${link}`);
    await expect(page.getByRole('alert')).toContainText('Unable to open your invitation. It has expired');
    await expect(page.getByText(/^You are logged in as ivy.*\.$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Log out' })).toHaveAttribute(
      'href',
      /ui=portal&guard=store$/,
    );
    expect(await axeFindings(page)).toEqual([]);
  },
);

test(
  'AUTH-02, AUTH-28, AUTH-30, AUTH-45, AUTH-81: staff who must reset their password set one before they reach their page',
  { tag: '@mfe-auth' },
  async ({ page, customers }) => {
    const remy = customers.toSignIn('remy');
    await page.goto('/#/auth/login?ui=portal');
    await page.getByRole('link', { name: 'Log in as Okinus' }).click();
    await logInAs(page, { name: remy, password: demoPassword });
    await expect(heading(page, 'Set your password')).toBeVisible();
    await goTo(page, '/staff?ui=portal&guard=web');
    await expect(page).toHaveURL(/#\/auth\/set-password\?.*redirect=%2Fstaff/);
    await page.reload();
    await expect(page.getByText('remy@portal.test needs a new password')).toBeVisible();
    await fillNewPassword(page, 'New password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(page.getByText('Your password is set.')).toBeVisible();
    await expect(heading(page, 'Staff area')).toBeVisible();
    await expect(page).toHaveURL(/ui=portal&guard=web$/);

    await page.getByRole('main').getByRole('link', { name: 'Log Out' }).click();
    await expect(heading(page, 'Log in as Okinus')).toBeVisible();
    await logInAs(page, { name: remy, password: newPassword });
    await expect(heading(page, 'Staff area')).toBeVisible();
  },
);
