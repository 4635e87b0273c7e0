import type { Page } from '@playwright/test';
import { expect } from '../stage.ts';
import { box, button, type Walks } from './keyboard.ts';

const option = (page: Page, name: string) => page.getByRole('option', { name, exact: true });
const options = (page: Page) => page.getByRole('option');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' });
/** The option that the arrows have reached while the focus is in the search box. */
const reached = async (page: Page, name: string) => {
  const id = await option(page, name).getAttribute('id');
  await expect(search(page)).toHaveAttribute('aria-activedescendant', id ?? '');
};

/** Inputs that open a list, and those that gather several things. */
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

  'Inputs/Tags': async ({ page, show, tab, tabOnTo, press, type, paste }) => {
    await show('empty');
    const interests = box(page, 'Interests');
    const tag = (name: string) => page.getByRole('row', { name, exact: true });
    await tab(interests);
    await type('Sofas');
    await press('Enter');
    await expect(tag('Sofas')).toBeVisible();
    await type('Lamps,');
    await expect(tag('Lamps')).toBeVisible();
    await paste('Rugs, Beds\nTables');
    await expect(page.getByRole('row')).toHaveCount(5);
    await expect(interests).toBeFocused();
    await press('Backspace');
    await expect(tag('Tables')).toHaveCount(0);
    await press('Shift+Tab', 'Home');
    await expect(tag('Sofas')).toBeFocused();
    await press('ArrowRight');
    await expect(tag('Lamps')).toBeFocused();
    await press('Delete');
    await expect(tag('Lamps')).toHaveCount(0);
    await expect(tag('Rugs')).toBeFocused();

    await show('with-suggestions');
    const combo = page.getByRole('combobox', { name: /Interests/ });
    await tabOnTo(combo);
    await type('ta');
    await expect(option(page, 'Tables')).toBeVisible();
    await press('ArrowDown', 'Enter');
    await expect(option(page, 'Tables')).toHaveCount(0);
    await press('Escape');
    await expect(tag('Tables')).toBeVisible();
    await type('ru');
    await expect(option(page, 'Rugs')).toBeVisible();
    await press('Escape');
    await expect(options(page)).toHaveCount(0);
  },

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
    await tab(button(page, 'Yes'));
    await press('Enter');
    await expect(item(2)).toHaveCount(0);
    await expect(item(1)).toBeFocused();
    await tab(button(page, 'Delete Address 1'));
    await press('Space', 'Tab', 'Enter');
    await expect(button(page, 'Add item')).toBeFocused();
  },

  'Inputs/File upload': async ({ page, show, press, tab, tabOnTo, type }) => {
    await show('filled');
    const rename = (name: string) => button(page, `Rename ${name}`);
    const remove = (name: string) => button(page, `Delete ${name}`);
    await tab(page.getByRole('button', { name: /^Drop or paste files here/ }));
    await tab(page.getByRole('button', { name: /Choose files$/ }));
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press('Enter')]);
    await chooser.setFiles([]);
    await tab(page.getByRole('link', { name: /^Lease.pdf/ }));
    await tab(rename('Lease.pdf'));
    await press('Enter');
    await expect(box(page, 'New name of Lease.pdf')).toBeFocused();
    await type('Contract');
    await press('Enter');
    await expect(rename('Contract.pdf')).toBeFocused();
    await press('Space');
    await type('Other');
    await press('Escape');
    await expect(rename('Contract.pdf')).toBeFocused();
    await tab(remove('Contract.pdf'));
    await press('Enter');
    await expect(button(page, 'No')).toBeFocused();
    await press('Enter');
    await expect(remove('Contract.pdf')).toBeFocused();
    await press('Space');
    await tab(button(page, 'Yes'));
    await press('Enter');
    await expect(remove('Contract.pdf')).toHaveCount(0);
    await expect(rename('Delivery.mp4')).toBeFocused();

    await show('timed-out');
    const retry = button(page, 'Retry Front.jpg');
    await expect(retry).toBeVisible();
    await tabOnTo(retry);
    await press('Enter');
    await expect(retry).toBeVisible();
    await tabOnTo(button(page, 'Remove Front.jpg from the list'));
    await press('Enter');
    await expect(retry).toHaveCount(0);
  },
};
