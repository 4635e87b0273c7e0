import { expect } from '../stage.ts';
import { box, button, type Scenarios } from './keyboard.ts';

export const collectionScenarios: Scenarios = {
  'Inputs/Collection': async ({ page, show, press, tab, type }) => {
    await show('empty');
    const item = (number: number) => page.getByRole('group', { name: `Address ${number}` });
    await tab(button(page, 'Add item'));
    await press('Enter');
    await expect(box(page, 'Street')).toBeFocused();
    await type('12 Oak Lane');
    await tab(button(page, 'Add item'));
    await press('Space');
    await expect(item(2).getByRole('textbox')).toBeFocused();
    await press('Shift+Tab');
    await expect(button(page, 'Delete Address 2')).toBeFocused();
    await press('Enter');
    await expect(button(page, 'No')).toBeFocused();
    await press('Escape');
    await expect(button(page, 'Delete Address 2')).toBeFocused();
    await press('Enter');
    await expect(button(page, 'No')).toBeFocused();
    await tab(button(page, 'Yes'));
    await press('Enter');
    await expect(item(2)).toHaveCount(0);
    await expect(item(1)).toBeFocused();
    await tab(button(page, 'Delete Address 1'));
    await press('Space', 'Tab', 'Enter');
    await expect(button(page, 'Add item')).toBeFocused();
  },
};
