import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const alertDialogScenarios: Scenarios = {
  'Overlays/Alert dialog': async ({ page, show, press }) => {
    await show('alert');
    await expect(button(page, 'Close')).toBeFocused();
    await press('Tab');
    await expect(button(page, 'Close')).toBeFocused();
    await press('Enter');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  },
};
