import type { Page } from '@playwright/test';
import { expect } from '../stage.ts';
import { button, type Walks } from './keyboard.ts';

const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const options = (page: Page) => page.getByRole('option');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
/** The option that the arrows have reached while the focus is in the search box. */
const reached = async (page: Page, name: string) => {
  const id = await option(page, name).getAttribute('id');
  await expect(search(page)).toHaveAttribute('aria-activedescendant', id ?? '');
};

/** Inputs that open a list to choose from. */
export const picked: Walks = {
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

  'Inputs/Country': async ({ page, show, tab, press, type }) => {
    await show('with-location');
    const country = page.getByRole('button', { name: /Country/ });
    await tab(country);
    await press('Enter');
    await type('mex');
    await press('ArrowDown', 'Enter');
    await expect(country).toHaveAccessibleName(/Mexico/);
    await tab(button(page, 'Use my location'));
    await press('Enter');
    await expect(country).toHaveAccessibleName(/United States/);

    await show('open-without-search');
    await press('End');
    await expect(option(page, 'United States')).toBeFocused();
    await press('ArrowUp', 'Enter');
    await expect(country).toHaveAccessibleName(/Mexico/);
  },

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
    await tabOnTo(button(page, 'Clear'));
    await press('Space');
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);

    await show('open-with-groups');
    await expect(page.getByRole('option', { name: 'Living room' })).toBeVisible();
    await press('Home', 'Enter');
    await expect(option(page, 'Armchairs')).toHaveAttribute('aria-selected', 'true');
    await press('Control+A');
    await expect(option(page, 'Toasters')).toHaveAttribute('aria-selected', 'true');
    await expect(option(page, 'Coffee tables')).toHaveAttribute('aria-selected', 'false');
  },
};
