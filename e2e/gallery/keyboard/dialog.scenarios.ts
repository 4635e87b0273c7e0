import { expect } from '../stage.ts';
import { box, button, type Scenarios } from './keyboard.ts';

export const dialogScenarios: Scenarios = {
  'Overlays/Dialog': async ({ page, show, tab, tabOnTo, press, type }) => {
    await show('with-form');
    const dialog = page.getByRole('dialog', { name: 'Change the address' });
    await expect(dialog).toBeVisible();
    await press('Escape');
    await expect(dialog).toHaveCount(0);
    await tab(button(page, 'Open'));
    await press('Enter');
    await tabOnTo(box(page, 'City (optional)'));
    await type('Macon');
    await press('Escape');
    await expect(button(page, 'No')).toBeFocused();
    await tab(button(page, 'Yes'));
    await press('Enter');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Open')).toBeFocused();
  },
};
