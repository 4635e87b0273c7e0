import { expect, testOnOwnPortal } from '../site/test.ts';
import {
  enterPin,
  expectVariant,
  fillNewPassword,
  fillRegistration,
  logInAs,
  otherPin,
} from '../steps/auth.ts';
import { pinOf } from '../steps/mailbox.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

const store = 'ui=portal&guard=store';

testOnOwnPortal(
  'AUTH-32..38, AUTH-69, AUTH-70, AUTH-72, AUTH-73, AUTH-81, AUTH-83: staff are told of each failure and stay in their variant',
  { tag: '@mfe-auth' },
  async ({ page, portal, faults }) => {
    faults.expect(/status of 4\d\d /);
    const alert = page.getByRole('alert').first();
    await openAs(page, { token: 'rejected' }, `/staff?${store}`);
    await expect(page.getByText('Unable to log in')).toBeVisible();
    await expectVariant(page, '/auth/login', 'store');

    // The account of another guard is answered like a wrong password.
    for (const name of ['stella', 'sam']) {
      await logInAs(page, { name, password: 'not the password' });
      await expect(alert).toContainText('Email and password do not match.');
    }

    await goTo(page, `/auth/register?${store}`);
    await fillRegistration(page, 'stella@portal.test');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByText('This email address is already registered.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill('shop@portal.test');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(heading(page, 'Verify your account')).toBeVisible();
    await enterPin(page, otherPin(await pinOf(portal.url, 'shop')), 'Verify');
    await expect(page.getByText(/^This code is wrong or has expired\./)).toBeVisible();

    await goTo(page, `/auth/forgot?${store}`);
    await page.getByRole('textbox', { name: 'Registered email' }).fill('stella@portal.invalid');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No email can be delivered to this address.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Registered email' }).fill('stella@portal.test');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Enter your code')).toBeVisible();
    const wrong = otherPin(await pinOf(portal.url, 'stella'));
    for (let tried = 0; tried < 4; tried += 1) {
      const answered = page.waitForResponse(/\/forgot\/verify$/);
      await enterPin(page, wrong, 'Continue');
      expect((await answered).status()).toBe(400);
    }
    await enterPin(page, wrong, 'Continue');
    await expect(alert).toContainText('Unable to reset password. There were too many wrong codes.');

    await goTo(page, `/auth/verify/not-a-token?email=stella%40portal.test&${store}`);
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(alert).toContainText('Unable to resend Pin. Try again or contact support.');

    await goTo(page, `/auth/reset?token=not-a-token&email=stella%40portal.test&${store}`);
    await fillNewPassword(page, 'New password');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(alert).toContainText('Unable to reset password. This link has been used');

    await goTo(page, `/auth/set-password?token=not-a-token&${store}`);
    await fillNewPassword(page, 'New password');
    await page.getByRole('button', { name: 'Set password' }).click();
    await expect(alert).toContainText('Unable to set your password. This link has been used');

    for (const [link, sentence] of [
      [
        '/auth/login/one-time/not-a-token?code=b&',
        'Unable to process your one time login. It might have expired',
      ],
      ['/auth/invite/not-a-token?', 'Unable to open your invitation. It has expired'],
      ['/auth/verify?', 'Unable to verify your account. The link is incomplete.'],
    ] as const) {
      await goTo(page, `${link}${store}`);
      await expect(alert).toContainText(sentence);
      await page.getByRole('link', { name: 'Log in' }).click();
      await expectVariant(page, '/auth/login', 'store');
    }
  },
);
