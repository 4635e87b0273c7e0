import { demoPassword } from '../site/customer-api.ts';
import { expect, test, testOnOwnPortal } from '../site/test.ts';
import { enterPin, expectVariant, fillNewPassword, logInAs, newPassword } from '../steps/auth.ts';
import { emailCount, linkOf, pinOf } from '../steps/mailbox.ts';
import { goTo, heading } from '../steps/sign-in.ts';

const sent = 'Verification email sent. Please check and proceed.';

testOnOwnPortal(
  'AUTH-06, AUTH-09..16, AUTH-60..62, AUTH-69, AUTH-76, AUTH-80: a customer asks for an email, again by Resend, and sets a new password by its link, which works once',
  { tag: ['@mfe-auth', '@mfe-payments'] },
  async ({ page, portal, faults }) => {
    faults.expect(/status of 4(00|01|22) /);
    await page.goto('/#/auth/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(heading(page, 'Forgot your password?')).toBeVisible();
    await page.getByRole('textbox', { name: 'Registered email' }).fill('maria@portal.test');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Password Reset Request Processed')).toBeVisible();
    await expect(page.getByText(sent)).toBeVisible();
    const before = await emailCount(portal.url, 'maria');

    await page.reload();
    await page.getByRole('button', { name: 'Resend' }).click();
    await expect(heading(page, 'Forgot your password?')).toBeVisible();
    expect(await emailCount(portal.url, 'maria')).toBe(before + 1);

    const link = await linkOf(portal.url, 'maria', '/auth/reset');
    await goTo(page, link);
    await expect(page.getByText('For maria@portal.test.')).toBeVisible();
    await fillNewPassword(page, 'New password', 'password!');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByRole('textbox', { name: 'New password' })).toHaveAttribute('aria-invalid', 'true');
    await fillNewPassword(page, 'New password');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password reset!')).toBeVisible();
    await expect(heading(page, 'Log in')).toBeVisible();

    await logInAs(page, { name: 'maria', password: demoPassword });
    await expect(page.getByRole('alert')).toContainText('Email and password do not match.');
    await logInAs(page, { name: 'maria', password: newPassword });
    await expect(page.getByText('Welcome Back!')).toBeVisible();
    await expect(heading(page, 'Dashboard')).toBeVisible();

    await goTo(page, link);
    await expect(page.getByRole('alert')).toContainText('maria@portal.test is logged in here');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByText('You have been logged out!')).toBeVisible();
    await fillNewPassword(page, 'New password');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByRole('alert')).toContainText('Unable to reset password. This link has been used');
    await page.getByRole('link', { name: 'Ask for another email' }).click();
    await expect(heading(page, 'Forgot your password?')).toBeVisible();
  },
);

test(
  'AUTH-67, AUTH-68 (OP-101): an address that no email reaches, and too many emails, are said at the field',
  { tag: '@mfe-auth' },
  async ({ page, faults }) => {
    faults.expect(/status of 4\d\d /);
    const email = page.getByRole('textbox', { name: 'Registered email' });
    await page.goto('/#/auth/forgot');
    await email.fill('maria@portal.invalid');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No email can be delivered to this address.')).toBeVisible();
    for (let asked = 0; asked < 5; asked += 1) {
      await email.fill('carl@portal.test');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Password Reset Request Processed')).toBeVisible();
      await page.goBack();
    }
    await email.fill('carl@portal.test');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/Several emails have been sent to this address/)).toBeVisible();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  },
);

testOnOwnPortal(
  'AUTH-33..35, AUTH-81, AUTH-85: staff reset their password by PIN, and the variant stays in the address at every step and on Back',
  { tag: '@mfe-auth' },
  async ({ page, portal, faults }) => {
    faults.expect(/status of 400 /);
    await page.goto('/#/auth/login?ui=portal');
    await page.getByRole('link', { name: 'Log in as Store' }).click();
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expectVariant(page, '/auth/forgot', 'store');
    await page.getByRole('textbox', { name: 'Registered email' }).fill('stella@portal.test');
    await page.getByRole('button', { name: 'Send Reset Email' }).click();
    await expect(heading(page, 'Enter your code')).toBeVisible();
    await expectVariant(page, '/auth/verify/', 'store');
    await page.goBack();
    await expectVariant(page, '/auth/forgot', 'store');
    await page.goForward();

    await enterPin(page, '00000', 'Continue');
    await expect(page.getByText(/^This code is wrong or has expired\./)).toBeVisible();
    await page.reload();
    await enterPin(page, await pinOf(portal.url, 'stella'), 'Continue');
    await expect(heading(page, 'Choose a new password')).toBeVisible();
    await expectVariant(page, '/auth/reset', 'store');
    await fillNewPassword(page, 'New password');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password reset!')).toBeVisible();
    await expectVariant(page, '/auth/login', 'store');
    await logInAs(page, { name: 'stella', password: newPassword });
    await expect(heading(page, 'Staff area')).toBeVisible();
    await expectVariant(page, '/staff', 'store');
  },
);
