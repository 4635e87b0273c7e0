import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';

export const checkboxScenarios: Scenarios = {
  'Inputs/Checkbox': async ({ page, show, tab, press }) => {
    await show('empty');
    const terms = page.getByRole('checkbox');
    await tab(terms);
    await press('Space');
    await expect(terms).toBeChecked();
    await press('Space');
    await expect(terms).not.toBeChecked();
  },
};
