import { CustomerApi, demoPassword } from '../site/customer-api.ts';
import { expect, testOnOwnPortal } from '../site/test.ts';
import { fillNewPassword, logInAs, newPassword } from '../steps/auth.ts';
import { axeFindings } from '../steps/axe-findings.ts';
import { linkOf } from '../steps/mailbox.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

testOnOwnPortal(
  'API-63: whose email address somebody changed puts it back by the link in their mailbox, once, and chooses a new password',
  { tag: ['@mfe-auth', '@mfe-profile', '@mfe-payments'] },
  async ({ page, portal, faults, context }) => {
    faults.expect(/status of 40[01] /);
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    await openAs(page, maria, '/profile/change-email', portal.url);
    await page.getByRole('textbox', { name: 'New email' }).fill('thief@portal.test');
    await page.getByRole('textbox', { name: 'password' }).fill(demoPassword);
    await page.getByRole('button', { name: 'Change Email' }).click();
    await expect(page.getByRole('main').getByText('thief@portal.test')).toBeVisible();

    const mailbox = await context.newPage();
    const link = await linkOf(portal.url, 'maria', '/auth/undo-email');
    await mailbox.goto(`/#${link}`);
    await expect(heading(mailbox, 'Put your email address back')).toBeVisible();
    expect(await axeFindings(mailbox)).toEqual([]);
    const putBack = mailbox.getByRole('button', { name: 'Put it back' });
    await putBack.focus();
    await mailbox.keyboard.press('Enter');
    await expect(heading(mailbox, 'Your email address was put back')).toBeVisible();
    expect(await axeFindings(mailbox)).toEqual([]);

    // Whoever changed it is signed out, and their password opens nothing.
    await page.reload();
    await expect(heading(page, 'Log in')).toBeVisible();
    for (const name of ['thief', 'maria']) {
      await logInAs(page, { name, password: demoPassword });
      await expect(page.getByRole('alert')).toContainText('Email and password do not match.');
    }

    await goTo(mailbox, await linkOf(portal.url, 'maria', '/auth/reset'));
    await fillNewPassword(mailbox, 'New password');
    await mailbox.getByRole('button', { name: 'Reset password' }).click();
    await expect(mailbox.getByText('Password reset!')).toBeVisible();
    await logInAs(mailbox, { name: 'maria', password: newPassword });
    await expect(heading(mailbox, 'Dashboard')).toBeVisible();

    await goTo(page, link);
    await page.getByRole('button', { name: 'Put it back' }).click();
    await expect(page.getByRole('alert')).toContainText('The link has expired or was used already.');
  },
);
