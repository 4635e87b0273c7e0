import type { Locator, Page } from '@playwright/test';
import { demoPassword } from '../site/customer-api.ts';

export const email = (page: Page): Locator => page.getByRole('textbox', { name: 'Email' });
export const password = (page: Page): Locator => page.getByRole('textbox', { name: 'Password' });
export const logIn = (page: Page): Locator => page.getByRole('button', { name: 'Log in', exact: true });
export const prerendered = (page: Page): Locator => page.locator('#prerendered');

/** Opens an address without waiting for the scripts, which the test delays. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'commit' });
}

/** Types the demo password of an account, and its address. */
export async function fillIn(page: Page, name: string): Promise<void> {
  await email(page).fill(`${name}@portal.test`);
  await password(page).fill(demoPassword);
}
