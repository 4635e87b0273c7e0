import { expect, test, testOnOwnPortal } from '../site/test.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { enterPin, otherPin } from '../steps/auth.ts';
import { pinOf } from '../steps/mailbox.ts';
import { fillSignIn, heading } from '../steps/sign-in.ts';

test(
  'AUTH-21..23, AUTH-41, AUTH-77, AUTH-78, AUTH-84: a customer whose login needs verifying enters a wrong PIN, asks for another and is signed in by it',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page, portal, customers, faults }) => {
    faults.expect(/status of 40[03] /);
    const vera = customers.toSignIn('vera');
    await page.goto('/#/auth/login');
    await fillSignIn(page, vera);
    await expect(heading(page, 'Verify your account')).toBeVisible();
    await expect(page).toHaveURL(/#\/auth\/verify\/\S+$/);
    await enterPin(page, otherPin(await pinOf(portal.url, vera)), 'Verify');
    await expect(page.getByText(/^This code is wrong or has expired\./)).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(page.getByText('Pin resent!')).toBeVisible();
    await enterPin(page, await pinOf(portal.url, vera), 'Verify');
    await expect(page.getByText('Account Verified!')).toBeVisible();
    // She has no lease yet.
    await expect(heading(page, 'Find my past leases')).toBeVisible();
  },
);

testOnOwnPortal(
  'AUTH-42, AUTH-72: the sixth PIN is not tried, and a flow that has ended sends no other one',
  { tag: '@mfe-auth' },
  async ({ page, portal, faults }) => {
    faults.expect(/status of 4\d\d /);
    await page.goto('/#/auth/login');
    await fillSignIn(page, 'vito');
    await expect(heading(page, 'Verify your account')).toBeVisible();
    const wrong = otherPin(await pinOf(portal.url, 'vito'));
    for (let tried = 0; tried < 4; tried += 1) {
      const answered = page.waitForResponse(/\/auth\/verify$/);
      await enterPin(page, wrong, 'Verify');
      expect((await answered).status()).toBe(400);
    }
    await enterPin(page, wrong, 'Verify');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Unable to verify your account. There were too many wrong codes.');
    await enterPin(page, await pinOf(portal.url, 'vito'), 'Verify');
    await expect(alert).toContainText('There were too many wrong codes.');
    expect(await axeFindings(page)).toEqual([]);

    await page.goto('/#/auth/verify/not-a-token');
    await page.getByRole('button', { name: 'Send a new code' }).click();
    await expect(alert).toContainText(
      'Unable to resend Pin. Try again or contact support. This page has expired or was used already. Log in again',
    );
    await enterPin(page, wrong, 'Verify');
    await expect(page.getByRole('alert').first()).toContainText('Log in again');
  },
);
