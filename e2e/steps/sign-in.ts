import type { Page } from '@playwright/test';
import { demoPassword } from '../site/customer-api.ts';

/** Fills in and submits the sign-in form of the open page. */
export async function fillSignIn(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: /^e-?mail/i }).fill(`${name}@portal.test`);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Opens the portal, signs in and waits for the dashboard. */
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
