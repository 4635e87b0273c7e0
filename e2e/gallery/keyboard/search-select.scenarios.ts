import { expect } from '../stage.ts';
import { type Scenarios } from './keyboard.ts';
import { options, reached, search } from './option-list.ts';

export const searchSelectScenarios: Scenarios = {
  'Inputs/Select with search': async ({ page, show, tab, press, type }) => {
    await show('empty');
    const store = page.getByRole('button', { name: /Store$/ });
    await tab(store);
    await press('Enter');
    await expect(search(page)).toBeFocused();
    await type('store 12');
    await expect(options(page)).toHaveCount(1);
    await press('Escape');
    await expect(search(page)).toHaveValue('');
    await press('Escape');
    await expect(search(page)).toHaveCount(0);
    await expect(store).toBeFocused();
    await press('ArrowDown');
    await type('rome');
    // The first that is found is reached by itself.
    await reached(page, 'Rome, store 9');
    await press('ArrowDown');
    await reached(page, 'Rome, store 19');
    await expect(search(page)).toBeFocused();
    await press('Enter');
    await expect(store).toHaveAccessibleName(/Rome, store 19/);
    await expect(store).toBeFocused();
  },
};
