import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const dialogsScenarios: Scenarios = {
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
};
