import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';

export const checkboxGroupScenarios: Scenarios = {
  'Inputs/Checkboxes': async ({ page, show, tab, leave, press }) => {
    await show('empty');
    const [all, near] = [
      page.getByRole('checkbox', { name: 'All stores' }),
      page.getByLabel('Stores near me'),
    ];
    await tab(all);
    await press('Space');
    await tab(near);
    await press('Space');
    await expect(all).toBeChecked();
    await expect(near).toBeChecked();
    await press('Space');
    await expect(near).not.toBeChecked();
    await leave(near);
    await expect(page.getByLabel('No stores')).not.toBeFocused();
  },
};
