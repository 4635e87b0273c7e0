import { expect, type Locator, type Page } from '@playwright/test';
import { heading } from './sign-in.ts';

/** Returns the address of the payment screen of a lease. */
export const paymentPath = (leaseUuid: string) => `/payment-early?lease=${leaseUuid}` as const;

/** Expects the payment screen with its amounts. */
export async function expectPayment(page: Page): Promise<void> {
  await expect(heading(page, 'Make a payment')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Minimum due/ })).toBeVisible();
}

/** Fills in another amount, today where the lease is and a saved bank account, and goes on to the review step. */
export async function reviewPayment(
  page: Page,
  { amount, bank }: { amount: string; bank: RegExp },
): Promise<void> {
  await page.getByRole('radio', { name: /Other amount/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'Amount to pay' }).fill(amount);
  await page.getByRole('button', { name: 'Today', exact: true }).click();
  // On a phone only the chosen method is shown at first.
  const another = page.getByRole('button', { name: 'Use another', exact: true });
  if (await another.isVisible()) await another.click();
  await page.getByRole('radio', { name: bank }).check({ force: true });
  await page.getByRole('button', { name: `Review and pay $${amount}` }).click();
}

/** Returns the button of the review step that makes the payment. */
export const payButton = (page: Page, amount: string): Locator =>
  page.getByRole('button', { name: `Pay $${amount}`, exact: true });

/** Expects that the screen reports the payment as made or scheduled. */
export async function expectPaid(page: Page): Promise<void> {
  await expect(
    page
      .getByRole('main')
      .getByText(/Your payment has been (processed|scheduled)/)
      .first(),
  ).toBeVisible();
}

/** Expects that only the receipt of the open outcome goes on paper: no menu, no button, and everything on one page. */
export async function expectPrintedReceipt(page: Page, amount: string): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expect(main.getByText(amount).first()).toBeVisible();
  for (const fact of ['Store', 'Lease', 'Date', 'From', 'Payment number']) {
    await expect(main.getByText(fact, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  const pages = (await page.pdf()).toString('latin1').match(/\/Type ?\/Page\b/g);
  expect(pages).toHaveLength(1);
  await page.emulateMedia({ media: null });
}
