import type { Page } from '@playwright/test';
import { demoPassword, type CustomerApi } from '../site/customer-api.ts';

/** Fills in and submits the sign-in form of the open page. */
export async function fillSignIn(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(`${name}@portal.test`);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Addresses of the portal's page, which differ in their hash alone. */
const portalAddress = /^https?:\/\/[^/]+\/?(#|$)/;

/** Opens an address of the portal as a customer who has signed in already. Only tests of the sign-in use its form. */
export async function openAs(
  page: Page,
  { token }: Pick<CustomerApi, 'token'>,
  path: `/${string}`,
  url = '',
  waitUntil: 'load' | 'commit' = 'load',
): Promise<void> {
  // A new hash alone would not load the page.
  if (portalAddress.test(page.url())) await page.goto('about:blank');
  const storeToken = await page.addInitScript(
    (stored) => sessionStorage.setItem('portal.token', stored),
    token,
  );
  await page.goto(`${url}/#${path}`, { waitUntil });
  // After a reload the page has only what it stored itself.
  await storeToken.dispose();
}

/** Opens the portal, signs in by the form and waits for the dashboard. */
export async function signIn(page: Page, name: string, url = '/'): Promise<void> {
  await page.goto(`${url}#/auth/login`);
  await fillSignIn(page, name);
  await heading(page, 'Dashboard').waitFor();
}

/** Returns the heading of the screen. */
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Goes to another address of the portal without a reload. */
export async function goTo(page: Page, path: `/${string}`): Promise<void> {
  await page.evaluate((hash) => window.location.assign(hash), `#${path}`);
}
