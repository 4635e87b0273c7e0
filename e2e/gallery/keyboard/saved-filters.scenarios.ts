import { expect } from '../stage.ts';
import { box, button, type Scenarios } from './keyboard.ts';

export const savedFiltersScenarios: Scenarios = {
  'Data/Saved filters': async ({ page, show, tab, tabOnTo, press, type }) => {
    await show('some');
    const filters = button(page, 'Saved filters');
    const name = box(page, 'Name');
    await tab(filters);
    await press('Enter', 'ArrowDown', 'Enter');
    await expect(page.getByRole('status').filter({ hasText: 'New this month' })).toBeVisible();
    await expect(filters).toBeFocused();
    await tab(button(page, 'Save filter'));
    await press('Enter');
    await tabOnTo(name);
    await type('Reno');
    await press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Filter “Reno” saved' })).toBeVisible();
    await expect(button(page, 'Save filter')).toBeFocused();

    await show('many-are-searched');
    await tab(filters);
    await press('Enter');
    await type('filter 40');
    await press('ArrowDown', 'Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Filter “Filter 40” applied' })).toBeVisible();
  },
};
