import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';
import { option, options } from './option-list.ts';

export const selectScenarios: Scenarios = {
  'Inputs/Select': async ({ page, show, tab, press, type }) => {
    await show('empty');
    const department = page.getByRole('button', { name: /Department/ });
    await tab(department);
    await press('ArrowRight');
    await expect(department).toHaveAccessibleName(/Sofas/);
    await type('W');
    await expect(department).toHaveAccessibleName(/Washers/);
    await press('Enter');
    await expect(option(page, 'Washers')).toBeFocused();
    await press('ArrowUp');
    await expect(option(page, 'Beds')).toBeFocused();
    await press('End');
    // The televisions behind them can't be chosen.
    await expect(option(page, 'Washers')).toBeFocused();
    await press('Home', 'Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(department).toHaveAccessibleName(/Washers/);
    await expect(department).toBeFocused();
    await press('ArrowDown');
    await expect(option(page, 'Washers')).toBeFocused();
    await type('b');
    await expect(option(page, 'Beds')).toBeFocused();
    await press('Enter');
    await expect(department).toHaveAccessibleName(/Beds/);
    await expect(department).toBeFocused();
  },
};
