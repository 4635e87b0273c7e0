import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const confirmDialogScenarios: Scenarios = {
  'Overlays/Confirm dialog': async ({ page, show, tab, back, press }) => {
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
  },
};
