import type { Page } from '@playwright/test';
import { CustomerApi, demoPassword } from '../site/customer-api.ts';
import { expect, test, testOnOwnPortal } from '../site/test.ts';
import { watchApiCalls } from '../steps/api-calls.ts';
import { logInAs } from '../steps/auth.ts';
import { waitForLastScript } from '../steps/last-script.ts';
import { expectPayment, payButton, paymentPath, reviewPayment } from '../steps/pay.ts';
import { goTo, heading, openAs } from '../steps/sign-in.ts';

test(
  'AUTH-20: Log Out in one tab ends the session in the others, and Back shows nothing personal',
  { tag: ['@mfe-auth', '@mfe-leases'] },
  async ({ page, context, portal }) => {
    const [other, away] = [await context.newPage(), await context.newPage()];
    for (const tab of [page, other, away]) {
      await openAs(tab, await CustomerApi.signIn(portal.url, 'maria'), '/leases/current', portal.url);
      await expect(heading(tab, 'All Leases')).toBeVisible();
      await expect(tab.getByRole('main').getByText('Harbor Home Furniture').first()).toBeVisible();
    }

    // As a tab that the browser has discarded, which hears of nothing.
    await away.goto('about:blank');
    await goTo(page, '/auth/logout');
    await expect(page.getByText('Harbor Home Furniture')).toHaveCount(0);
    await expect(other.getByText('Harbor Home Furniture')).toHaveCount(0);
    await expect(other.getByText('You logged out in another tab.')).toBeVisible();
    for (const tab of [page, other]) {
      expect(await tab.evaluate(() => sessionStorage.getItem('portal.token'))).toBeNull();
    }

    await away.goBack();
    await expect(away.getByText('You logged out in another tab.')).toBeVisible();
    await expect(heading(away, 'Log in')).toBeVisible();
    await expect(away.getByText('Harbor Home Furniture')).toHaveCount(0);

    await page.goBack();
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await expect(page.getByText('Harbor Home Furniture')).toHaveCount(0);
  },
);

test(
  'OP-107: two minutes before the session ends, one key keeps it',
  { tag: ['@mfe-leases'] },
  async ({ page, customers }) => {
    await page.clock.install();
    const lastScript = waitForLastScript(page);
    await openAs(page, await customers.toRead('maria'), '/leases/current');
    await lastScript;
    await expect(heading(page, 'All Leases')).toBeVisible();
    await page.clock.fastForward('58:00');
    const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
    await expect(warning).toBeVisible();
    const kept = page.waitForResponse(/\/token\/login$/);
    await page.keyboard.press('Enter');
    expect((await kept).status()).toBe(200);
    await expect(warning).toBeHidden();
    await expect(heading(page, 'All Leases')).toBeVisible();
  },
);

/** Ends a session at the api, as after an hour without use, and lets the page find out. */
async function expire(page: Page, url: string, { token }: Pick<CustomerApi, 'token'>): Promise<void> {
  await fetch(`${url}/api/v2/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(heading(page, 'Log in')).toBeVisible();
}

const restored = /What you typed before you were logged out is here again/;

testOnOwnPortal(
  'SHELL-68, SHELL-69, SHARED-38, PAY-16: a payment that was typed when the session ended waits for its customer, and is not sent by itself',
  { tag: ['@mfe-auth', '@mfe-payments', '@mfe-leases'] },
  async ({ page, portal, faults }) => {
    faults.expect(/status of 401 /);
    const evan = await CustomerApi.signIn(portal.url, 'evan');
    const reader = await CustomerApi.signIn(portal.url, 'evan');
    const lease = await evan.lease('Lantern Street Mattress');
    const before = await reader.paymentCount(lease);
    const path = paymentPath(lease.lease_uuid);
    const calls = await watchApiCalls(page);
    await openAs(page, evan, path, portal.url);
    await expectPayment(page);
    await page.getByRole('radio', { name: /Other amount/ }).check({ force: true });
    const amount = page.getByRole('textbox', { name: 'Amount to pay' });
    await amount.fill('93.07');

    await expire(page, portal.url, evan);
    await logInAs(page, { name: 'evan', password: demoPassword });
    await expectPayment(page);
    await expect(page.getByText(restored)).toBeVisible();
    await expect(amount).toHaveValue(/93\.07/);

    await reviewPayment(page, { amount: '93.07', bank: /Chattahoochee Savings/ });
    const url = page.url();
    // At the moment of the payment: with an earlier end of the session, any other call could be the one that finds out.
    await page.route(/\/mobile\/payments$/, async (route) => {
      const { authorization = '' } = await route.request().allHeaders();
      await fetch(`${portal.url}/api/v2/auth/logout`, { method: 'POST', headers: { authorization } });
      await route.continue();
    });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).hash.split('?')[0] ?? ''));
    await payButton(page, '93.07').click();
    await expect(heading(page, 'Log in')).toBeVisible();
    await page.unroute(/\/mobile\/payments$/);
    expect(visited.filter((hash) => hash.startsWith('#/auth/'))).toEqual(['#/auth/check', '#/auth/login']);
    expect(await page.evaluate(() => sessionStorage.getItem('portal.token'))).toBeNull();
    const sent = () => calls.sent.filter((call) => call === 'POST /api/v1/mobile/payments').length;
    expect(sent()).toBe(1);
    await logInAs(page, { name: 'evan', password: demoPassword });
    // The portal has looked up that the payment never arrived.
    await expect(page.getByRole('button', { name: 'Try again: pay $93.07' })).toBeVisible();
    expect(new URL(page.url()).hash.split('?')[0]).toBe(new URL(url).hash.split('?')[0]);
    expect(sent()).toBe(1);
    expect(await reader.paymentCount(lease)).toBe(before);
  },
);

test(
  'SHARED-38: a bank account that was typed when the session ended waits without its number, and for nobody else',
  { tag: ['@mfe-auth', '@mfe-profile', '@mfe-payments'] },
  async ({ page, portal, faults }) => {
    faults.expect(/status of 401 /);
    const path = '/profile/add-bank';
    const bank = page.getByLabel('Bank Name');
    const type = async () => {
      await bank.fill('Flint Valley Bank');
      await page.getByRole('textbox', { name: 'Checking Account' }).fill('000998877665');
    };
    const maria = await CustomerApi.signIn(portal.url, 'maria');
    await openAs(page, maria, path, portal.url);
    await type();
    await expire(page, portal.url, maria);
    expect(
      await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
    ).not.toContain('Flint');
    await logInAs(page, { name: 'nora', password: demoPassword });
    await expect(heading(page, 'Log in')).toBeHidden();
    await goTo(page, path);
    await expect(bank).toHaveValue('');
    await goTo(page, '/auth/logout');

    await logInAs(page, { name: 'maria', password: demoPassword });
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await goTo(page, path);
    await expect(bank).toHaveValue('');
    await type();
    await expire(page, portal.url, {
      token: await page.evaluate(() => sessionStorage.getItem('portal.token') ?? ''),
    });
    await logInAs(page, { name: 'maria', password: demoPassword });
    await expect(page.getByText(restored)).toBeVisible();
    await expect(bank).toHaveValue('Flint Valley Bank');
    await expect(page.getByRole('textbox', { name: 'Checking Account' })).toHaveValue('');
  },
);
