import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';
import { options, search } from './option-list.ts';

export const asyncSelectScenarios: Scenarios = {
  'Inputs/Async select': async ({ page, show, tab, press, type }) => {
    await show('empty');
    const store = page.getByRole('button', { name: /Store$/ });
    await tab(store);
    await press('Space');
    await expect(search(page)).toBeFocused();
    await type('rome, store 29');
    await expect(options(page)).toHaveCount(1);
    await press('ArrowDown', 'Enter');
    await expect(store).toHaveAccessibleName(/Rome, store 29/);
    await expect(store).toBeFocused();

    await show('open-failed');
    await expect(search(page)).toBeFocused();
    await tab(button(page, 'Retry'));
    await press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/could not be loaded/);
  },
};
