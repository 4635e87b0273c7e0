import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';

export const downloadButtonScenarios: Scenarios = {
  'Data/Download': async ({ page, show, tab, press }) => {
    await show('ready');
    await tab(button(page, 'Download'));
    await press('Enter');
    await expect(page.getByRole('status')).toHaveText('Saved retailers.csv');
    await expect(button(page, 'Download')).toBeFocused();
  },
};
