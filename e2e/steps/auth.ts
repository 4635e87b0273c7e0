import { expect, type Page } from '@playwright/test';

export const newPassword = 'Harbor;lamp 88';

/** Fills in a new password and its confirmation. */
export async function fillNewPassword(page: Page, label: string, password = newPassword): Promise<void> {
  await page.getByRole('textbox', { name: label, exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
}

/** Fills in everything that a registration asks for. */
export async function fillRegistration(page: Page, email: string, password = newPassword): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Ruiz');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await fillNewPassword(page, 'Password', password);
}

/** Fills in a PIN and presses the button. */
export async function enterPin(page: Page, pin: string, button: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(pin);
  await page.getByRole('button', { name: button, exact: true }).click();
}

/** Returns a PIN of five digits that is another one. */
export const otherPin = (pin: string) => String((Number(pin) + 1) % 100_000).padStart(5, '0');

/** Opens the login of a guard and signs in by its form. */
export async function logInAs(
  page: Page,
  { name, password }: { readonly name: string; readonly password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(`${name}@portal.test`);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Expects the variant of the portal and its guard in the address. */
export async function expectVariant(page: Page, path: string, guard: string): Promise<void> {
  await expect(page).toHaveURL((url) => {
    const [pathname = '', query = ''] = url.hash.slice(1).split('?');
    const { ui, guard: given } = Object.fromEntries(new URLSearchParams(query));
    return pathname.startsWith(path) && ui === 'portal' && given === guard;
  });
}
