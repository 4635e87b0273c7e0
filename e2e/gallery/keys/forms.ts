import { expect } from '../stage.ts';
import { box, button, type Walks } from './keyboard.ts';

/** Forms as a whole, and what lies above the page. */
export const forms: Walks = {
  'Form/Form': async ({ page, show, tab, press, type }) => {
    await show('refused');
    const email = box(page, 'E-mail');
    const city = box(page, 'City');
    // The first field that was refused has the focus.
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await press('End');
    await type('x');
    await tab(city);
    await press('End');
    await type('x');
    await expect(city).not.toHaveAttribute('aria-invalid', 'true');
    await press('Enter');
    await expect(email).toBeFocused();
    await expect(city).toHaveAttribute('aria-invalid', 'true');

    await show('empty');
    await tab(email);
    await tab(city);
    await press('Enter');
    await expect(page.getByText(/^Still needed: E-mail/)).toBeVisible();
  },

  'Form/Schema form': async ({ page, show, tab, press, type }) => {
    await show('refused');
    const street = page.getByRole('textbox', { name: 'Street' });
    await expect(street).toBeFocused();
    await expect(street).toHaveAccessibleDescription(/We don’t deliver there yet/);

    await show('ready');
    await tab(street);
    await press('End');
    await type(' B');
    await expect(street).toHaveValue('12 Oak Street B');
    const make = page.getByRole('button', { name: /Make$/ });
    await tab(make);
    await press('Enter', 'ArrowDown', 'Enter');
    await expect(make).toHaveAccessibleName(/Walnut/);
    await expect(make).toBeFocused();
  },

  'Core/Button': async ({ page, show, tab }) => {
    await show('variants');
    for (const name of ['Pay $612.40', 'Add a card', 'Cancel', 'Remove']) await tab(button(page, name));
    await show('disabled');
    const disabled = page.getByRole('button');
    await expect(disabled).toHaveAccessibleDescription('Choose a date first');
  },

  'Core/Links': async ({ page, show, tab }) => {
    await show('links');
    const link = (name: RegExp) => page.getByRole('link', { name });
    await tab(link(/^All leases/));
    await tab(link(/^Credit options/));
    await tab(link(/^Make a payment/));
    await tab(link(/^Payment history/));
    await tab(link(/^Apply now/));
  },

  'Core/Layout': async ({ page, show, tab }) => {
    await show('tabs');
    const links = page.getByRole('navigation').getByRole('link');
    await tab(links.nth(0));
    await tab(links.nth(1));
  },

  'Core/States': async ({ page, show, tab }) => {
    await show('failed');
    await tab(page.getByRole('button', { name: 'Retry' }));
  },

  'Overlays/Dialogs': async ({ page, show, tab, tabOnTo, back, press, type }) => {
    const open = button(page, 'Open');
    await show('confirm');
    const question = page.getByRole('alertdialog', { name: 'Pay $84.20 on 12/04/2026?' });
    await expect(button(page, 'No')).toBeFocused();
    await tab(button(page, 'Yes'));
    await tab(button(page, 'No'));
    await back(button(page, 'Yes'));
    await press('Escape');
    await expect(question).toHaveCount(0);
    await tab(open);
    await press('Enter');
    await expect(button(page, 'No')).toBeFocused();
    await press('Tab', 'Enter');
    await expect(question).toHaveCount(0);
    await expect(open).toBeFocused();

    await show('alert');
    await expect(button(page, 'Close')).toBeFocused();
    await press('Tab');
    await expect(button(page, 'Close')).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    await show('panel');
    const panel = page.getByRole('dialog', { name: 'Edit' });
    const city = panel.getByRole('textbox');
    await press('Escape');
    await expect(panel).toHaveCount(0);
    await tab(open);
    await press('Space');
    await expect(panel).toBeVisible();
    await tabOnTo(city);
    await type('Macon');
    await press('Escape');
    const discard = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await expect(discard).toBeVisible();
    await press('Enter');
    await expect(discard).toHaveCount(0);
    await expect(city).toHaveValue('Macon');
    await expect(city).toBeFocused();
    await press('Escape');
    await tab(button(page, 'Yes'));
    await press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(open).toBeFocused();
  },

  'Overlays/Notifications': async ({ page, show, tab, press }) => {
    await show('several');
    const region = page.getByRole('region', { name: 'Notifications' });
    const dismiss = region.getByRole('button');
    await expect(dismiss).toHaveCount(3);
    await tab(dismiss.nth(0));
    await press('Enter');
    await expect(dismiss).toHaveCount(2);
    await expect(page.getByText('The card was declined.')).toHaveCount(0);
    await tab(dismiss.nth(0));
    await press('Space');
    await expect(dismiss).toHaveCount(1);
  },
};
