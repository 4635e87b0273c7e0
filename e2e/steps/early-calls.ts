import type { Locator, Page } from '@playwright/test';
import { expect } from '../site/test.ts';
import { openAs } from './sign-in.ts';
import { waitForFont } from './wait-for-font.ts';

/** Path of the call that checks the session of a stored token. */
export const sessionCheckPath = '/api/v1/mobile/token/login';

/** The calls that the page starts early at `/leases/current`, as `watchApiCalls` writes them. */
export const sessionCheck = `POST ${sessionCheckPath}`;
export const leases = 'GET /api/v1/mobile/leases';
export const banks = 'GET /api/v1/mobile/banks';

/** What maria sees once her leases are there. */
export const leaseCards = (page: Page): Locator =>
  page.getByRole('main').getByText('Harbor Home Furniture').first();

export const retryButton = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Retry' });

/** Presses Retry once the text above it, which moves it, is in the brand's font. */
export async function pressRetry(page: Page): Promise<void> {
  await waitForFont(page);
  await retryButton(page).click();
}

/** Loads the page at an address with this token, without waiting for the scripts, which a test may delay. */
export async function openWith(page: Page, token: string, path: `/${string}`): Promise<void> {
  await openAs(page, { token }, path, '', 'commit');
}

/** Waits for the login as its code draws it. */
export async function expectRealLogin(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Password' })).toBeVisible();
  await expect(page.locator('#prerendered')).toHaveCount(0);
}
