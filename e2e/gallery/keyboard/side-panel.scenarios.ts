import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const sidePanelScenarios: Scenarios = {
  'Overlays/Side panel': async ({ page, show, tab, tabOnTo, press, type }) => {
    const open = button(page, 'Open');
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
    await expect(button(page, 'No')).toBeFocused();
    await press('Enter');
    await expect(discard).toHaveCount(0);
    await expect(city).toHaveValue('Macon');
    await expect(city).toBeFocused();
    await press('Escape');
    await expect(button(page, 'No')).toBeFocused();
    await tab(button(page, 'Yes'));
    await press('Enter');
    await expect(panel).toHaveCount(0);
    await expect(open).toBeFocused();
  },
};
