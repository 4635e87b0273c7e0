import { expect } from '../stage.ts';
import { button, type Scenarios } from './keyboard.ts';
import { option, reached, search } from './option-list.ts';

export const multiselectScenarios: Scenarios = {
  'Inputs/Multiselect': async ({ page, show, tab, tabOnTo, press, type }) => {
    await show('empty');
    const stores = page.getByRole('button', { name: /Stores$/ });
    const tag = (name: string) => page.getByRole('row', { name, exact: true });
    await tab(stores);
    await press('ArrowDown');
    await type('savannah');
    await reached(page, 'Savannah, store 3');
    await press('Enter', 'ArrowDown', 'Enter');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(2);
    await press('Enter');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
    await press('Enter', 'Escape', 'Escape');
    await expect(search(page)).toHaveCount(0);
    await expect(stores).toBeFocused();

    await press('Shift+Tab');
    await press('Home');
    await expect(tag('Savannah, store 3')).toBeFocused();
    await press('ArrowRight');
    await expect(tag('Savannah, store 13')).toBeFocused();
    await press('Delete');
    await expect(tag('Savannah, store 3')).toBeFocused();
    await press('Backspace');
    await expect(page.getByRole('row')).toHaveCount(0);
    await expect(stores).toBeFocused();

    await press('Enter');
    await expect(search(page)).toBeFocused();
    await tab(button(page, 'Select all'));
    await tabOnTo(button(page, 'Show more'));
    await press('Enter');
    await expect(page.getByText('Showing 20 of 23')).toBeVisible();
    await tab(search(page));
    await tab(button(page, 'Select all'));
    await press('Enter');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(20);
    await expect(search(page)).toBeFocused();
    await tabOnTo(button(page, 'Clear'));
    await press('Space');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await press('Escape');
    await expect(stores).toBeFocused();

    await show('open-with-groups');
    await expect(page.getByRole('option', { name: 'Living room' })).toBeVisible();
    await press('Home', 'Enter');
    await expect(option(page, 'Armchairs')).toHaveAttribute('aria-selected', 'true');
    await press('Control+A');
    await expect(option(page, 'Toasters')).toHaveAttribute('aria-selected', 'true');
    await expect(option(page, 'Coffee tables')).toHaveAttribute('aria-selected', 'false');
  },
};
